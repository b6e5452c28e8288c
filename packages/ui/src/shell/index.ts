export { accountItems, AccountSidebar, type AccountSidebarProps } from './AccountSidebar/AccountSidebar.tsx'
export { AdminFrame, type AdminFrameProps } from './AdminFrame/AdminFrame.tsx'
export { AdminHeader, type AdminHeaderProps } from './AdminHeader/AdminHeader.tsx'
export {
  type AdminLinks,
  type AdminSection,
  AdminSidebar,
  type AdminSidebarProps,
} from './AdminSidebar/AdminSidebar.tsx'
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx'
export { Footer, type FooterProps } from './Footer/Footer.tsx'
export { Forbidden, type ForbiddenProps } from './Forbidden/Forbidden.tsx'
export { adminLinks, legalLinks, shellLinks, type ShellLinks, type NavSection, type Viewer } from './links.ts'
export { LoadError, type LoadErrorProps } from './LoadError/LoadError.tsx'
export { MobileMenu, type MobileMenuProps } from './MobileMenu/MobileMenu.tsx'
export { NotFound, type NotFoundProps } from './NotFound/NotFound.tsx'
export { PopupFrame, type PopupFrameProps } from './PopupFrame/PopupFrame.tsx'
export { RouteError, type RouteErrorProps } from './RouteError/RouteError.tsx'
export { offlineMessages } from './offline.messages.ts'
export * as shellMessages from './shell.messages.ts'
export { defaultSocialLinks, type SocialLink } from './socialLinks.ts'
export { Splash, type SplashProps } from './Splash/Splash.tsx'
export { TopNav, type TopNavProps } from './TopNav/TopNav.tsx'
