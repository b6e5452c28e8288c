// Messages of the form of a new offer.

export const create = 'Crea tu servicio'
export const groupWork = 'El trabajo'
export const groupPlace = 'El lugar'
export const addTrade = 'Agregar otro oficio'
export const otherTrade = (position: number) => `Otro oficio, ${position}`
export const removeTrade = (name: string) => `Quitar ${name}`
export const publish = 'Crear Servicio'
export const created = 'Se creó con exito el servicio'
export const viewPublished = 'Ver la oferta'
export const publishAnother = 'Publicar otra'
export const notCreated = 'Relleno correctamente los formularios'
export const photoCanceled =
  'Cancelaste el envío de las fotos. Tu servicio ya está publicado: mandá las que faltan y las agregamos.'
export const photosInOrder = 'Fotos en su orden'
export const photoCaption = (number: number) => `Qué se ve en la foto ${number}`
export const captionExample = 'Opcional'
export const firstPhoto = 'La que se ve en las listas'
export const movePhotoEarlier = (number: number) => `Mover la foto ${number} un lugar antes`
export const movePhotoLater = (number: number) => `Mover la foto ${number} un lugar después`
export const replacePhoto = (number: number) => `Cambiar la foto ${number}`
export const removePhoto = (number: number) => `Quitar la foto ${number}`
export const photoMoved = (number: number, count: number) => `Ahora es la foto ${number} de ${count}`
export const photoRemoved = 'Sacaste la foto'
export const photoPreparing = 'Preparando la foto…'
export const photoSending = 'Enviando'
export const photoSent = 'Enviada'
export const photoFailed = 'No se envió'
export const photoRefused = 'Hay un archivo que no podemos mandar: cambialo o sacalo'
export const retryPhoto = 'Reintentar'
