// One file each, so that a page bundles only the drawings it uses.
export { search } from './drawings/search.tsx'
export { toolbox } from './drawings/toolbox.tsx'
export { tray } from './drawings/tray.tsx'
export { wallet } from './drawings/wallet.tsx'
export { plumbBob } from './drawings/plumbBob.tsx'
