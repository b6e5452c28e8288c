// A separate module, so that the menu is a separate chunk.
export { MarketplaceMobileMenu as default } from '@plomada/ui'
