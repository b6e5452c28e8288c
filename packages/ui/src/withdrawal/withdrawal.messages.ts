import { pageTitles, WITHDRAWAL_HOURS } from '@plomada/domain'

/** Messages of the right of withdrawal. */
export const withdrawalMessages = {
  title: pageTitles.regret,
  lead: 'Si contrataste un servicio a distancia, podés revocar la contratación.',
  when: 'Cuándo',
  whenHelp:
    'Tenés diez días corridos desde el pago, sin costo y sin dar motivos (Ley 24.240, artículo 34). Podés hacerlo sin ingresar.',
  how: 'Cómo',
  howHelp: `Completá tus datos: te damos un código en el momento y lo resolvemos en ${WITHDRAWAL_HOURS} horas como máximo.`,
  needsScripts: 'Para arrepentirte acá, activá JavaScript en tu navegador.',
  job: (title: string, money: string, day: string) => `${title}, ${money}, pagado el ${day}`,
  send: 'Arrepentirme',
  notSent: 'No pudimos recibir tu arrepentimiento. Lo que escribiste sigue acá: intentá de nuevo en un rato.',

  codeTitle: 'Recibimos tu arrepentimiento',
  doneTitle: 'Tu arrepentimiento está hecho',
  code: 'Tu código',
  keepCode: 'Guardalo: prueba que te arrepentiste. También te lo mandamos por email.',
  next: (moment: string) =>
    `Si tu email tiene un solo trabajo para cancelar, en ese correo hay un botón: tocalo y confirmá. Si no, una persona de Plomada lo resuelve y te escribe antes del ${moment}.`,
  doneNext: 'Cancelamos la contratación y te devolvemos todo. Tu banco puede tardar unos días en mostrarlo.',
} as const

/** Messages of the requests to withdraw, for admins. */
export const adminWithdrawalMessages = {
  title: 'Arrepentimientos',
  lead: `Cada pedido se resuelve en ${WITHDRAWAL_HOURS} horas.`,
  noneFound: 'No hay arrepentimientos',
  noneFoundHelp: 'Acá ves los pedidos del botón de arrepentimiento.',
  request: 'Pedido',
  state: 'Estado',
  received: 'Recibido el',
  due: 'Plazo:',
  job: 'Trabajo',
  late: 'Plazo vencido',
  waitsForMail: 'Espera que la persona confirme por email',
  noJob: 'No encontramos un trabajo con este email',
  jobNumber: (id: number, title: string) => `N.º ${id}: ${title}`,
  reason: (text: string) => `Motivo: ${text}`,
  accept: 'Hacer efectivo',
  acceptLabel: (code: string) => `Hacer efectivo ${code}`,
  refuse: 'Rechazar',
  refuseLabel: (code: string) => `Rechazar ${code}`,
  acceptHelp: 'Cancelamos el trabajo, le devolvemos todo al cliente y se lo contamos por email.',
  refuseHelp: 'La persona recibe el motivo por email. Queda en la auditoría.',
  cancel: 'Cancelar',
} as const
