// Messages of the page of an offer.

export const published = 'Fecha de publicación'
export const about = 'Acerca del Servicio'
export const application = 'Postulación'
export const back = 'Volver'
export const signIn = 'Ingresar'
export const signInFirst = 'Para postularse hace falta ingresar.'
export const suggestions = 'Sugerencias'
export const suggestionPages = 'Páginas de sugerencias'
