import { LATE_REFUND_HOURS, RUN_ANSWER_DAYS, URGENT_WITHDRAWAL_HOURS } from '@plomada/domain'
import { countOf } from '../marketplace/countOf.ts'

/** Messages of the admin's dashboard. */
export const dashboardMessages = {
  title: 'Dashboard',
  figures: 'Cifras',
  totalEarnings: 'Ganancias totales',
  monthEarnings: 'Ganancias de este mes',
  commission: (percent: number) => `Comisión, ${percent} %`,
  users: 'Usuarios',
  seeUsers: 'Ver usuarios',
  monthOffers: 'Servicios de este mes',
  running: 'proceso',
  runningName: 'Servicios en proceso',
  finished: 'terminado',
  finishedName: 'Servicios en estado terminado',

  needs: 'Para resolver',
  need: {
    decision: (count: number) => countOf(count, 'reclamo por decidir', 'reclamos por decidir'),
    refund: (count: number) => countOf(count, 'devolución con problemas', 'devoluciones con problemas'),
    overdue: (count: number) => countOf(count, 'plazo vencido', 'plazos vencidos'),
  },
  needHelp: {
    decision: 'La plata no se mueve hasta que decidas.',
    refund: 'El proveedor la rechazó: pedila de nuevo.',
    overdue: 'El reloj no pasó a tiempo: revisá el servidor.',
  },
  withdrawals: (count: number) =>
    countOf(count, 'arrepentimiento por resolver', 'arrepentimientos por resolver'),
  withdrawalsHelp: 'Cada uno se resuelve en 24 horas.',
  alarms: {
    ledger: 'El control de las cuentas falló',
    lateRefunds: (count: number) => countOf(count, 'devolución demorada', 'devoluciones demoradas'),
    failedPayouts: (count: number) =>
      countOf(count, 'pago a un profesional rechazado', 'pagos a profesionales rechazados'),
    urgentWithdrawals: (count: number) =>
      countOf(count, 'arrepentimiento por vencer', 'arrepentimientos por vencer'),
    openChargebacks: (count: number) => countOf(count, 'contracargo abierto', 'contracargos abiertos'),
    waitingRun: (id: number) => `La tanda ${id} espera al banco`,
  },
  alarmHelp: {
    ledger: (since: string, reasons: string) =>
      `Desde el ${since}: ${reasons}. No sale ningún pago a profesionales. Compará esas filas con el proveedor y corregí la que esté mal: cuando el control de cada día vuelva a dar bien, los pagos siguen.`,
    lateRefunds: `El proveedor no la hizo en ${LATE_REFUND_HOURS} horas: mirá su panel.`,
    openChargebacks: 'El banco está revisando un pago: mirá hasta cuándo se mandan los documentos.',
    failedPayouts: 'La plata volvió al saldo: tiene que corregir su cuenta.',
    urgentWithdrawals: `Vence en menos de ${URGENT_WITHDRAWAL_HOURS} horas, o ya venció.`,
    waitingRuns: `Pasaron más de ${RUN_ANSWER_DAYS} días: importá lo que contestó.`,
  },
  noNeeds: 'No hay nada para resolver',
  allAssignments: 'Todos los trabajos',
  allWithdrawals: 'Arrepentimientos',

  latestPayments: 'Últimos pagos',
  allPayments: 'Todos los pagos',
  offer: 'Servicio',
  state: 'Estado',
  published: 'Publicación',
  budget: 'Presupuesto',
  noOffersInTable: 'No hay objetos',

  latestUsers: 'Últimos usuarios',
  noUsers: 'no hay usuarios para mostrar',

  latestOffer: 'Último servicio',
  noOffers: 'ups! no hay servicios',

  quotaRefusals: 'Límites alcanzados en los últimos 30 días',
  user: 'Usuario',
  quota: 'Límite',
  times: 'Veces',
  lastTime: 'Última vez',
  noQuotaRefusals: 'Nadie alcanzó un límite',

  loading: 'Cargando...',
  failed: 'fallo',
  failedHelp: 'No pudimos cargar las cifras.',
  retry: 'Reintentar',
} as const
