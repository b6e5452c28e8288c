// A file of its own, so that the menu arrives apart from the frame that opens it.
export { MobileMenu as default } from '@plomada/ui'
