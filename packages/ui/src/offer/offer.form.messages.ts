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
  'Cancelaste el envío de la foto. Tu servicio ya está publicado sin ella: mandala de nuevo y la agregamos.'
