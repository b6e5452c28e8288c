// Messages of the page of an offer.

export const published = 'Fecha de publicación'
export const photos = 'Fotos de la oferta'
export const otherPhotos = 'Más fotos'
export const photoOf = (number: number, count: number) => `Foto ${number} de ${count}`
export const photoName = (number: number, count: number, caption: string) =>
  caption === '' ? photoOf(number, count) : `${photoOf(number, count)}: ${caption}`
export const previousPhoto = 'Foto anterior'
export const nextPhoto = 'Foto siguiente'
export const about = 'Acerca del Servicio'
export const application = 'Postulación'
export const back = 'Volver'
export const signIn = 'Ingresar'
export const signInFirst = 'Para postularte, ingresá.'
export const suggestions = 'Sugerencias'
export const suggestionPages = 'Páginas de sugerencias'

export const signInToApply = 'Ingresar para postular'
export const signInHelp = 'Para postularte, ingresá. Después volvés a esta página.'
export const closedHelp = 'Esta publicación ya no recibe postulaciones.'
export const applicantCount = (count: number) => {
  if (count === 0) return 'Todavía no hay postulantes'
  return count === 1 ? '1 postulante' : `${count} postulantes`
}
export const seeAlso = 'Ver también'
export const offersOf = (trade: string) => `Servicios de ${trade}`
export const professionalsOf = (trade: string) => `Profesionales de ${trade}`
export const message = 'Enviar mensaje'
export const addressForHired = 'La dirección la ve solo la persona contratada'
