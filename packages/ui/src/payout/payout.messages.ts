import { PAYOUT_FREEZE_HOURS } from '@plomada/domain'
import { menuLabel } from './payout.menu.messages.ts'

/** Messages of what professionals earn. */
export const payoutMessages = {
  title: menuLabel,
  account: 'Tu cuenta para cobrar',
  accountHelp: 'Ahí te mandamos lo que ganás con tus trabajos.',
  accountFailed: 'No pudimos cargar tu cuenta.',
  noAccount: 'Todavía no la cargaste. Sin ella no te podemos pagar.',
  addAccount: 'Cargar mi cuenta',
  changeAccount: 'Cambiar la cuenta',
  frozen: (moment: string) => `Cambiaste la cuenta: por seguridad, no sale ningún pago hasta el ${moment}.`,
  freezeHelp: `Si la cambiás, no sale ningún pago por ${PAYOUT_FREEZE_HOURS} horas y te avisamos por email.`,
  cuit: 'CUIT o CUIL',
  target: 'Cuenta',
  holder: 'Titular',
  continue: 'Continuar',
  cancel: 'Cancelar',
  confirmAccount: 'Confirmá que sos vos',
  codeSent: (target: string) =>
    `Te mandamos un código por email. Escribilo acá para cobrar en ${target}. Vale 15 minutos.`,
  confirm: 'Confirmar',
  back: 'Volver',
  saved: 'Guardamos tu cuenta',
} as const
