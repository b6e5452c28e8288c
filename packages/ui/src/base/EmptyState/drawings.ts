// A file each, so that no page carries a drawing that only another one shows.
export { search } from './drawings/search.tsx'
export { toolbox } from './drawings/toolbox.tsx'
export { tray } from './drawings/tray.tsx'
export { purse } from './drawings/purse.tsx'
export { fallen } from './drawings/fallen.tsx'
