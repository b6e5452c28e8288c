import { formatPesos, PAYOUT_FREEZE_HOURS, RUN_MAXIMUM } from '@plomada/domain'
import { payoutDesk } from '../shell/shell.menu.messages.ts'
import { menuLabel } from './payout.menu.messages.ts'

/** Messages of what professionals earn. */
export const payoutMessages = {
  title: menuLabel,
  account: 'Tu cuenta para cobrar',
  accountHelp: 'Ahí te mandamos lo que ganás con tus trabajos.',
  accountFailed: 'No pudimos cargar tu cuenta.',
  noAccount: 'Todavía no la cargaste: sin esa cuenta no te podemos pagar.',
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
  balance: 'Para cobrar',
  balanceHelp: (minimum: string) => `Lo que ya es tuyo, sin la comisión. Lo mandamos desde ${minimum}.`,
  debtHelp:
    'Te mandamos plata de un trabajo que después tuvo un reclamo. La descontamos de lo próximo que ganes.',
  payouts: 'Pagos a tu cuenta',
  nonePaid: 'Todavía no te mandamos ningún pago. Cuando haya plata para cobrar, va a tu cuenta.',
  state: 'Estado',
  person: 'Profesional',
  held: 'Retenido de tus trabajos',
  heldHelp: 'Lo que te llega de cada trabajo cuando se libera, sin la comisión.',
  noneHeld: 'No hay plata retenida',
  heldFailed: 'No pudimos ver lo retenido',
  noneHeldHelp: 'Cuando un cliente te paga un trabajo, la ves acá.',
  job: 'Trabajo',
  why: 'Por qué',
  until: 'A más tardar, el',
  amount: 'Te llega',
  months: 'Movimientos por mes',
  noMonths: 'Todavía no tenés movimientos.',

  statementOf: (month: string) => `Movimientos de ${month}`,
  date: 'Fecha',
  movements: 'Movimientos',
  movement: 'Movimiento',
  invoice: 'Ver el comprobante',
  movementAmount: 'Monto',
  balanceAfter: 'Saldo',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  noMovements: 'No hubo movimientos este mes',
  noMovementsHelp: 'Elegí otro mes en «Mis cobros».',
  download: 'Descargar CSV',
  downloading: 'Preparando el archivo…',
  print: 'Imprimir',

  saved: 'Guardamos tu cuenta',
} as const

/** Messages of the connection to Mercado Pago. */
export const connectionMessages = {
  title: 'Cobrar con Mercado Pago',
  none: 'Conectá tu cuenta de Mercado Pago y cobrá ahí cada trabajo apenas el cliente lo paga. Sin esa cuenta no te pueden pagar.',
  connected: (account: string, day: string) =>
    `Cobrás en tu cuenta de Mercado Pago terminada en ${account}, conectada el ${day}.`,
  connectedHelp:
    'Si un reclamo termina en una devolución, la plata sale de esa cuenta. La comisión de Plomada se descuenta sola de cada pago.',
  revoked:
    'Tu cuenta ya no está conectada: tus clientes no te pueden pagar hasta que la vuelvas a conectar. No perdés ningún trabajo.',
  refreshFailed:
    'No pudimos renovar el permiso. Por ahora seguís cobrando y lo intentamos cada hora: si querés, conectá la cuenta otra vez.',
  connect: 'Conectar mi cuenta',
  reconnect: 'Volver a conectar',
  connecting: 'Abriendo Mercado Pago…',
  finishing: 'Conectando tu cuenta…',
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando…',
  failed: 'No pudimos ver si tu cuenta está conectada.',
  isConnected: 'Conectamos tu Mercado Pago',
  isDisconnected: 'Desconectamos tu Mercado Pago',
  denied: 'No diste el permiso, así que no conectamos nada',
} as const

/** Messages of payouts to professionals, for admins. */
export const payoutDeskMessages = {
  title: payoutDesk,
  lead: (minimum: string) =>
    `Una tanda paga todo el saldo de quienes tienen desde ${minimum}, una cuenta con CUIT y ningún pago en camino. Entran hasta ${formatPesos(RUN_MAXIMUM)} personas.`,
  stopped:
    'El control de las cuentas encontró una diferencia. Hasta resolverla no sale ningún pago: en el Dashboard dice cuál es.',
  make: 'Crear una tanda',
  makeHelp: (count: number, amount: string) =>
    `${count === 1 ? 'Sale 1 pago' : `Salen ${count} pagos`} por ${amount} en total. Después descargás el archivo para el banco.`,
  noneOwedReason: 'No hay ninguna tanda para crear: no le debemos nada a ningún profesional.',
  allBlocked: (reasons: string) => `Por ahora no entra ningún profesional en una tanda: ${reasons}.`,
  stoppedHelp: 'La creás cuando el control de las cuentas dé bien.',
  candidates: 'A quiénes les debemos',
  due: (count: number) =>
    count === 1 ? 'Entra 1 en la próxima tanda' : `Entran ${count} en la próxima tanda`,
  noneDue: 'No entra ninguno en la próxima tanda',
  noneDueHelp: 'Abajo dice qué le falta a cada uno.',
  blocked: (count: number) => (count === 1 ? '1 todavía no entra' : `${count} todavía no entran`),
  more: (count: number) => `Mostrar ${count} más`,
  noneOwed: 'No le debemos nada a ningún profesional',
  noneOwedHelp: 'Cuando un trabajo pagado termina, su profesional aparece acá.',
  person: 'Profesional',
  next: 'Próxima tanda',
  isNext: 'Entra',
  sales: 'Operaciones del mes',
  salesOf: (count: number) => (count === 1 ? '1 operación' : `${count} operaciones`),
  habitual: 'RG 5794/2025',
  salesHelp:
    'Las operaciones son trabajos terminados en el mes y lo que pagaron los clientes. La marca sale con 10 en un mes, o 4 por mes en cuatro meses, desde $ 750.000. Es información: consultá con tu contador.',
  balance: 'Saldo',
  chargebacks: 'Contracargos abiertos',
  chargebacksHelp:
    'Un cliente desconoció el pago en su banco. Los documentos se mandan en el panel del proveedor de pagos: la página del trabajo, con su historial y sus fotos, sirve de prueba.',
  chargebackJob: 'Trabajo',
  noJob: 'Un pago sin trabajo',
  chargebackAmount: 'Monto',
  chargebackSince: 'Abierto',
  chargebackDue: 'Documentos hasta',
  noChargebackDue: 'Miralo en el panel',
  sentBy: 'Los manda',
  sentByUs: 'Plomada, en el panel del proveedor',
  sentByProfessional: (name: string) => `${name}, desde su cuenta`,
  runs: 'Tandas',
  noRuns: 'Todavía no hay tandas',
  noRunsHelp: 'La primera se crea con el botón de arriba.',
  runColumn: 'Tanda',
  run: (id: number) => `Tanda ${id}`,
  made: 'Creada',
  exported: 'Archivo',
  notExported: 'Sin descargar',
  ended: 'Terminados',
  endedOf: (paid: number, failed: number, count: number) =>
    `${paid} de ${count} pagados${failed === 0 ? '' : `, ${failed} no ${failed === 1 ? 'salió' : 'salieron'}`}`,
  payouts: 'Pagos de la tanda',
  total: 'Total',
  back: 'Todas las tandas',
  download: 'Descargar archivo del banco',
  downloading: 'Preparando el archivo…',
  downloadHelp: 'Desde la primera descarga, los pagos figuran en camino.',
  import: 'Importar la respuesta',
  importTitle: 'Lo que contestó el banco',
  imported: (paid: number, failed: number, unchanged: number) =>
    `Pagados: ${paid}. No salieron: ${failed}. Sin cambios: ${unchanged}.`,
  refused: 'Líneas que no cambiaron nada',
  line: 'Línea',
  problem: 'Qué pasa',
  reference: 'Referencia',
} as const
