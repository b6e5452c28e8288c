import { RECONCILIATION_DAYS, RECONCILIATION_MAXIMUM_DAYS } from '@plomada/domain'
import { commissions, reconciliation } from '../shell/shell.menu.messages.ts'
import { countOf } from '../marketplace/countOf.ts'

const countPayments = (count: number) => countOf(count, 'pago', 'pagos')
const countRefunds = (count: number) => countOf(count, 'devolución', 'devoluciones')

/** Messages of the comparison with the payment provider. */
export const reconciliationMessages = {
  title: reconciliation,
  lead: `Comparamos los pagos, las devoluciones y los contracargos con los del proveedor. Acá no se cambia nada. Sin fechas, son los últimos ${RECONCILIATION_DAYS} días; de una vez entran hasta ${RECONCILIATION_MAXIMUM_DAYS}.`,
  start: 'Comparar',
  running: 'Comparando con el proveedor',
  progress: (done: number, total: number) => `${done} de ${total} partes`,
  stopped: 'El proveedor dejó de responder. Lo comparado hasta ahora está abajo.',
  continue: 'Seguir',
  equal: 'Todo coincide',
  equalHelp: (payments: number) => `Revisamos ${countPayments(payments)} de ese período.`,
  found: (count: number) => countOf(count, 'diferencia', 'diferencias'),
  compared: (payments: number, ours: number, theirs: number) =>
    `Acá hay ${countPayments(payments)} y ${countRefunds(ours)}; el proveedor tiene ${countRefunds(theirs)}.`,
  comparedChargebacks: (ours: number, theirs: number) =>
    `Contracargos: acá ${ours}, en el proveedor ${theirs}.`,
  withoutRefunds: 'Este proveedor no da la lista de devoluciones: revisalas en su panel.',
  differences: 'Diferencias',
  what: 'Qué pasa',
  payment: 'Acá',
  paymentOf: (id: number) => `Pago ${id}`,
  unknown: 'No figura',
  session: 'Número en el proveedor',
  noDifferences: 'No hay diferencias',
} as const

/** Messages of the movements of money, for admins. */
export const ledgerMessages = {
  title: 'Movimientos de plata',
  period: 'Período',
  titleOf: (id: number) => `Movimientos del trabajo ${id}`,
  choose: 'Elegí de qué trabajo',
  chooseHelp: 'Abrí un trabajo y tocá «Movimientos de plata».',
  jobs: 'Ver los trabajos',
  client: 'Cliente',
  professional: 'Profesional',
  job: 'Trabajo',
  ofProfessional: (name: string) => `Movimientos de ${name}`,
  opening: 'Saldo anterior',
  movement: 'Movimiento',
  movements: 'Movimientos',
  way: 'De dónde a dónde',
  amount: 'Monto',
  held: 'Retenido',
  platform: 'Plomada',
  refund: 'A devolver',
  balance: 'Saldo',
  more: (count: number) => `Mostrar ${count} anteriores`,
  none: 'Todavía no se movió plata',
  noneHelp: 'Cuando el cliente pague, vas a ver acá cada movimiento.',
  download: 'Descargar CSV',
  downloading: 'Preparando el archivo…',
} as const

/** Messages of what the platform keeps, for admins. */
export const commissionMessages = {
  title: commissions,
  lead: 'La comisión que quedó en cada mes y en cada oficio. Si un trabajo es de varios oficios, se reparte en partes iguales.',
  total: 'Comisión del período',
  byMonth: 'Por mes',
  byTrade: 'Por oficio',
  month: 'Mes',
  trade: 'Oficio',
  noTrade: 'Sin oficio',
  earned: 'Comisión',
  returned: 'Volvió por reclamos',
  net: 'Queda',
  none: 'No hay comisiones en ese período',
  noneHelp: 'La comisión se cobra cuando el cliente confirma el trabajo. Probá con otras fechas.',
  download: 'Descargar CSV',
  downloading: 'Preparando el archivo…',
} as const
