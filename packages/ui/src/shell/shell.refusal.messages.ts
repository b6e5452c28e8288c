// Messages of the pages «not found» and «forbidden».

export const notFound = 'Página no encontrada'
export const notFoundHelp = 'La dirección no existe o cambió de lugar.'
export const forbidden = 'Sin permiso'
export const forbiddenHelp = 'Esta cuenta no tiene acceso a esta página.'
export const removed = 'Esta publicación ya no está disponible'
export const removedHelp = 'Se dio de baja. En la lista hay otros servicios publicados.'
