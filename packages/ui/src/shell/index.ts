export { AdminFrame, type AdminFrameProps } from './AdminFrame/AdminFrame.tsx'
export { AdminHeader, type AdminHeaderProps } from './AdminHeader/AdminHeader.tsx'
export { type AdminSection, AdminSidebar, type AdminSidebarProps } from './AdminSidebar/AdminSidebar.tsx'
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx'
export { Forbidden, type ForbiddenProps } from './Forbidden/Forbidden.tsx'
export { adminLinks, legalLinks, type Viewer } from './links.ts'
export { LoadError, type LoadErrorProps } from './LoadError/LoadError.tsx'
export {
  MarketplaceAccountSidebar,
  type MarketplaceAccountSidebarProps,
} from './MarketplaceAccountSidebar/MarketplaceAccountSidebar.tsx'
export { MarketplaceFooter, type MarketplaceFooterProps } from './MarketplaceFooter/MarketplaceFooter.tsx'
export {
  MarketplaceMobileMenu,
  type MarketplaceMobileMenuProps,
} from './MarketplaceMobileMenu/MarketplaceMobileMenu.tsx'
export { MarketplaceTopNav, type MarketplaceTopNavProps } from './MarketplaceTopNav/MarketplaceTopNav.tsx'
export { NotFound, type NotFoundProps } from './NotFound/NotFound.tsx'
export { PageSkeleton, type PageSkeletonProps } from './PageSkeleton/PageSkeleton.tsx'
export { PopupFrame, type PopupFrameProps } from './PopupFrame/PopupFrame.tsx'
export { RouteError, type RouteErrorProps } from './RouteError/RouteError.tsx'
export { offlineMessages } from './offline.messages.ts'
export * as shellMessages from './shell.messages.ts'
export { defaultSocialLinks } from './socialLinks.ts'
export { Splash, type SplashProps } from './Splash/Splash.tsx'
export { type Unread, UnreadProvider } from './unread.ts'
