// Separate exports, so that a page bundles only the messages that it uses. Separate files, because the code of menus loads
// when they open.

export * from './shell.bar.messages.ts'
export * from './shell.menu.messages.ts'
export * from './shell.refusal.messages.ts'

export const loading = 'Cargando...'
export const needsSignIn = 'Para seguir, ingresá. Después volvés a esta página.'
export const needsScripts = 'Para ingresar, activá JavaScript en tu navegador.'
export const routeError = 'Unexpected Application Error!'
export const routeErrorHelp = 'Algo falló al mostrar esta página. Recargala: casi siempre alcanza.'
export const reload = 'Recargar'
export const retry = 'Reintentar'
export const unreachable = 'Sin conexión con el servidor. Fijate si tenés internet e intentá de nuevo'
