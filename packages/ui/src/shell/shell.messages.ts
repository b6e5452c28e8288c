// Separate exports, so that a page bundles only the messages that it uses. Separate files, because the code of menus loads
// when they open.

export * from './shell.bar.messages.ts'
export * from './shell.menu.messages.ts'
export * from './shell.refusal.messages.ts'

export const loading = 'Cargando...'
export const needsSignIn = 'Para seguir hace falta ingresar. Después se vuelve a esta página.'
export const needsScripts = 'Para ingresar hace falta JavaScript.'
export const routeError = 'Unexpected Application Error!'
export const routeErrorHelp = 'Algo falló al mostrar esta página. Recargar suele resolverlo.'
export const reload = 'Recargar'
export const retry = 'Reintentar'
export const unreachable = 'Sin conexión con el servidor. Fijate si tenés internet e intentá de nuevo'
