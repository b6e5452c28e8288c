import { fullName, type Person } from '@plomada/domain'
import { shellCopy } from '../shell/shell.copy.ts'

/** Words around people of trade. */
export const professionalCopy = {
  contact: 'Contactar',
  contactPerson: (person: Person) => `Contactar a ${fullName(person)}`,
  contacted: 'Notificacion enviada correctamente',
  notContacted: 'Ups, no se pudo enviar los datos',
  pending: 'procesando...',
  back: 'Volver',
  createProfile: 'Crear el perfil profesional',
  actions: 'Acciones',
  contactHelp: (person: Person) =>
    `Al contactar, ${person.firstName} recibe un aviso con el email de la cuenta.`,
  role: shellCopy.role,
  ownPage: 'Así ven este perfil los demás.',
  rating: 'Rating',
  place: 'Lugar',
  shift: 'Horario',
  about: 'Acerca del profesional',
  noDescription: 'No hay descripción',
  none: 'Sin resultados',
  noneHelp: 'Probar con otra ciudad, otro oficio o menos filtros.',
  chooseTrades: 'Oficios',
  chooseDays: 'Días',
  retry: 'Reintentar',
} as const

/** One letter for each day, Monday first. */
export const dayLetters = {
  lunes: 'L',
  martes: 'M',
  miercoles: 'M',
  jueves: 'J',
  viernes: 'V',
  sabado: 'S',
  domingo: 'D',
} as const
