// Messages of the pages «not found» and «forbidden».

export const notFound = 'Página no encontrada'
export const notFoundHelp = 'La dirección no existe o la cambiamos de lugar.'
export const forbidden = 'Sin permiso'
export const forbiddenHelp = 'Tu cuenta no tiene acceso a esta página.'
export const removed = 'Esta publicación ya no está disponible'
export const removedHelp = 'Ya no está publicada. En la lista tenés otros servicios.'
