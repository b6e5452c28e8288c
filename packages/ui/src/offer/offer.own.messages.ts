// Messages of the account pages about a user's own offers, assignments and applications.

export const own = 'Tus Ofertas'
export const assignments = 'Tus Trabajos'
export const applications = 'Mis Postulaciones'
export const place = 'Lugar'
export const loading = 'Cargando...'
export const applicants = 'Postulantes'
export const applicantName = 'Name'
export const applicantTrades = 'Profesión'
export const applicantRating = 'Rating'
export const applicantAction = 'Acción'
export const accept = 'ACEPTAR'
export const acceptLabel = (name: string) => `ACEPTAR a ${name}`
export const accepted = 'Aceptaste el trabajador'
export const compareApplicants = 'Comparar postulantes'
export const agreedPrice = 'Precio acordado'
export const net = 'Te llegan'
export const noApplicants = 'Aún no tienes postulantes'
export const needsAnswers = (count: number) =>
  count === 1 ? '1 postulación nueva' : `${count.toLocaleString('es-AR')} postulaciones nuevas`
export const needsPayment = 'Falta pagar'
export const needsConfirmation = 'Falta que confirmes'
export const needsReply = 'Te toca responder'
export const needsRating = 'Falta valorar'
export const selectOffer = 'Dale click a uno'
export const finished = 'Proceso Culminado'
export const rate = 'Valorar'
export const job = 'Ver el trabajo'
export const hired = 'Trabajador aceptado'
export const phone = 'Teléfono'
export const email = 'Email'
export const whatsAppTo = (name: string) => `WhatsApp con ${name}`
export const workerSuspended = (name: string) =>
  `La cuenta de ${name} está suspendida y no puede cobrar: no te cobramos nada. Escribinos y lo resolvemos, o publicá el trabajo de nuevo.`
export const writeUs = 'Escribirnos'
export const publishAgain = 'Publicar de nuevo'
export const noRating = 'Sin valoraciones'
export const noOwn = 'Ups! Aún no tienes servicios creados'
export const noOwnHelp = 'Lo que publiques lo ves acá, con quienes se postulan.'
export const createOne = 'Crear Servicios'
export const home = 'Home'
export const noAssignments = 'Aún no tienes trabajos'
export const noAssignmentsHelp = 'Cuando un cliente acepte tu postulación, el trabajo aparece acá.'
export const noApplications = 'Aún no te has postulado a un servicio'
export const noApplicationsHelp = 'Acá vas a encontrar tus postulaciones.'
export const browseOffers = 'Postularme'
export const messageTo = (name: string) => `Enviar mensaje a ${name}`
