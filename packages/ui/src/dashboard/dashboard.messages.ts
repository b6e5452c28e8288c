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
