// Messages of the admin page of offers.

export const noneForAdmin = 'ups! no hay servicios'
export const noneForAdminHelp = 'Probá con otro nombre u otro estado.'
export const inactive = 'Desactivado'
export const deactivate = 'Desactivar'
export const deactivateLabel = (title: string) => `Desactivar ${title}`
export const deactivateHelp =
  'Deja de verse en las listas y de recibir postulaciones. La podés activar de nuevo.'
export const remove = 'Eliminar'
export const removeLabel = (title: string) => `Eliminar ${title}`
export const activate = 'Activar'
export const activateLabel = (title: string) => `Activar ${title}`
export const activateHelp = 'Vuelve a verse en las listas y a recibir postulaciones.'
