// A separate module, so that the menu and the bell are a separate chunk.
export { MarketplaceMobileMenu as default } from '@plomada/ui'
export { Bell } from '../notification/Bell.tsx'
