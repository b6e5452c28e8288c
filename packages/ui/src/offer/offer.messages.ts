// Messages of the screens about offers. Exported one by one, so that a page includes only those it uses.

export { OFFERS_TITLE as list } from '@plomada/domain'
export const create = 'Crea tu servicio'
export const own = 'Tus Ofertas'
export const assignments = 'Tus Trabajos'
export const applications = 'Mis Postulaciones'

export const work = 'Descripcion del trabajo:'
export const client = 'Datos del cliente'
export const budget = 'Presupuesto'
export const published = 'Fecha de publicación'
export const place = 'Lugar'
export const about = 'Acerca del Servicio'
export const noDescription = 'No hay descripción'

export const apply = 'Postular'
export const applyTo = (title: string) => `Postular a ${title}`
export const applying = 'procesando...'
export const applied = 'Postulado'
export const ownOffer = 'Tu publicación'
export const closed = 'Cerrado'
export const hasApplied = 'Te has postulado'
export const application = 'Postulación'
export const back = 'Volver'
export const signIn = 'Ingresar'
export const signInFirst = 'Para postularse hace falta ingresar.'
export const signInToApply = 'Ingresar para postular'
export const signInHelp = 'Para postularse hace falta ingresar. Después se vuelve a esta página.'
export const closedHelp = 'Esta publicación ya no recibe postulaciones.'
export const applicantCount = (count: number) => {
  if (count === 0) return 'Todavía no hay postulantes'
  return count === 1 ? '1 postulante' : `${count} postulantes`
}
export const seeAlso = 'Ver también'
export const offersOf = (trade: string) => `Servicios de ${trade}`
export const professionalsOf = (trade: string) => `Profesionales de ${trade}`
export const needsProfile = 'Para postularse hace falta completar el perfil profesional.'
export const completeProfile = 'Completar el perfil profesional'

export const none = 'Sin resultados'
export const noneHelp = 'Probar con otras palabras o con menos filtros.'
export const clearFilters = 'Limpiar filtros'
export const suggestions = 'Sugerencias'
export const suggestionPages = 'Páginas de sugerencias'

export const groupWork = 'El trabajo'
export const groupPlace = 'El lugar'
export const addTrade = 'Agregar otro oficio'
export const otherTrade = (position: number) => `Otro oficio, ${position}`
export const removeTrade = (name: string) => `Quitar ${name}`
export const publish = 'Crear Servicio'
export const created = 'Se creó con exito el servicio'
export const notCreated = 'Relleno correctamente los formularios'
export const photoCanceled =
  'El envío de la foto se canceló. El servicio ya está publicado sin ella; al volver a enviar, se agrega.'
export const loading = 'Cargando...'

export const applicants = 'Postulantes'
export const applicantName = 'Name'
export const applicantTrades = 'Profesión'
export const applicantRating = 'Rating'
export const applicantAction = 'Acción'
export const accept = 'ACEPTAR'
export const acceptLabel = (name: string) => `ACEPTAR a ${name}`
export const accepting = 'procesando...'
export const accepted = 'Aceptaste el trabajador'
export const noApplicants = 'Aún no tienes postulantes'
export const selectOffer = 'Dale click a uno'
export const finished = 'Proceso Culminado'
export const rate = 'Valorar'
export const hired = 'Trabajador aceptado'
export const phone = 'Teléfono'
export const email = 'Email'
export const noRating = 'Sin valoraciones'

export const noOwn = 'Ups! Aún no tienes servicios creados'
export const noOwnHelp = 'Lo que se publica aparece acá, con quienes se postulan.'
export const createOne = 'Crear Servicios'
export const home = 'Home'
export const noAssignments = 'Aún no tienes trabajos'
export const noAssignmentsHelp = 'Cuando un cliente acepta una postulación, el trabajo aparece acá.'
export const noApplications = 'Aún no te has postulado a un servicio'
export const noApplicationsHelp = 'Las postulaciones quedan guardadas acá.'
export const browseOffers = 'Postularme'

export const noneForAdmin = 'ups! no hay servicios'
export const noneForAdminHelp = 'Probar con otro nombre u otro estado.'
export const inactive = 'Desactivado'
export const deactivate = 'Desactivar'
export const deactivateLabel = (title: string) => `Desactivar ${title}`
export const deactivateHelp =
  'Deja de verse en las listas y de recibir postulaciones. Se puede volver a activar.'
export const remove = 'Eliminar'
export const removeLabel = (title: string) => `Eliminar ${title}`
export const activate = 'Activar'
export const activateLabel = (title: string) => `Activar ${title}`
export const activateHelp = 'Vuelve a verse en las listas y a recibir postulaciones.'
