export const list = 'Mensajes'
export const none = 'Sin conversaciones'
export const noneHelp = 'Una conversación empieza en la postulación a un servicio, con «Enviar mensaje».'
export const choose = 'Elegir una conversación'
export const chooseHelp = 'Los mensajes de la conversación se muestran acá.'
export const noMessages = 'Todavía no hay mensajes'
export const noMessagesHelp = 'El primero puede ser una pregunta sobre el trabajo.'
export const back = 'Volver a los mensajes'
export const more = 'Ver más conversaciones'
export const field = 'Mensaje'
export const placeholder = 'Escribir un mensaje'
export const photo = 'Foto'
export const masked =
  'Hasta que se acepte la postulación, los teléfonos, los emails y los enlaces se ocultan para las dos partes.'
export const willMask =
  'Este mensaje tiene datos de contacto: no se van a ver hasta que se acepte la postulación.'
export const offline = 'Sin conexión: los mensajes se envían cuando vuelva.'
export const polling = 'Los mensajes nuevos llegan con una demora de unos segundos.'
export const typing = (name: string) => `${name} está escribiendo…`
export const withPerson = (name: string) => `Conversación con ${name}`
export const photoPreview = 'Foto'
export const failed = 'No se pudo cargar la conversación.'
export const offer = 'Publicación'
export const offerMissing = 'La publicación ya no está disponible.'
export const offerFailed = 'No se pudo cargar la publicación.'
export const trade = (count: number) => (count === 1 ? 'Oficio' : 'Oficios')
export const city = 'Ciudad'
export const application = 'Postulación'
export const published = 'Publicado'
