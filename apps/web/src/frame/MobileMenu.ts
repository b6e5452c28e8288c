// A separate module, so that the menu is a separate chunk.
export { MobileMenu as default } from '@plomada/ui'
