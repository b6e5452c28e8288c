import { pageTitles } from '@plomada/domain'

/** Messages of the pages about trades. */
export const tradeMessages = {
  allProfessionals: 'Ver todos los profesionales',

  noDescription: 'No hay descripción',
  professionals: 'Ver profesionales',
  offers: 'Ver servicios',
  notFound: 'Oficio no encontrado',
  notFoundHelp: 'Puede que ya no exista. Los demás oficios siguen en la lista de profesionales.',

  localTrades: pageTitles.localTrades,
  localTradesLead: 'Profesionales y trabajos publicados de cada oficio, por ciudad.',
  localTitle: (trade: string, place: string) => `${trade} en ${place}`,
  localLead: (place: string) => `Profesionales con valoraciones y trabajos publicados en ${place}.`,
  localProfessionals: 'Profesionales',
  localOffers: 'Trabajos publicados',
  allOffers: 'Ver todos los servicios',
  cities: 'Por ciudad',
  wholeProvince: 'Toda la provincia',

  list: 'Oficios',
  none: 'ups! no hay oficios',
  noneHelp: 'Agregá el primero con el formulario.',
  loading: 'Cargando...',
  updating: 'procesando...',
  actions: (name: string) => `Acciones de ${name}`,
  view: 'Ver descripción',
  viewLabel: (name: string) => `Ver descripción de ${name}`,
  edit: 'Editar',
  editLabel: (name: string) => `Editar ${name}`,
  remove: 'Eliminar',
  removeLabel: (name: string) => `Eliminar ${name}`,
  removeHelp: 'Deja de existir para todos. Si alguien usa el oficio, no lo podés eliminar.',

  newTrade: 'Oficio nuevo',
  editTrade: 'Editar oficio',
  add: 'Add',
  update: 'Update',
  cancel: 'Cancel',
  saved: 'Job craeted correctly! :D',
} as const
