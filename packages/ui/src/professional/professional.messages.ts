import { fullName, type Person } from '@plomada/domain'

/** Messages of the screens about professionals. */
export const professionalMessages = {
  contact: 'Contactar',
  contactPerson: (person: Person) => `Contactar a ${fullName(person)}`,
  contacted: 'Notificacion enviada correctamente',
  notContacted: 'Ups, no se pudo enviar los datos',
  pending: 'procesando...',
  back: 'Volver',
  createProfile: 'Crear el perfil profesional',
  actions: 'Acciones',
  contactHelp: (person: Person) => `Le avisamos a ${person.firstName} y le pasamos tu email.`,
  signInToContact: 'Ingresar para contactar',
  signInHelp: (person: Pick<Person, 'firstName'>) =>
    `Para contactar a ${person.firstName}, ingresá. Después volvés a esta página.`,
  ownPage: 'Así ven tu perfil los demás.',
  rating: 'Rating',
  place: 'Lugar',
  shift: 'Horario',
  about: 'Acerca del profesional',
  noDescription: 'No hay descripción',
  none: 'Sin resultados',
  noneHelp: 'Probá con otra ciudad, otro oficio o menos filtros.',
  chooseTrades: 'Oficios',
  chooseDays: 'Días',
  retry: 'Reintentar',
} as const

/** Abbreviated names of the days, Monday first. */
export const dayLetters = {
  lunes: 'L',
  martes: 'M',
  miercoles: 'M',
  jueves: 'J',
  viernes: 'V',
  sabado: 'S',
  domingo: 'D',
} as const
