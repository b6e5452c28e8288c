import { demoTrades } from '@plomada/domain/fixtures'
import type { Decorator } from '@storybook/react-vite'
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { fn } from 'storybook/test'
import { paths } from '@plomada/domain'
import { type NoticeItem, NoticeRegion, ThemeToggle } from '../base/index.ts'
import { PlomadaProvider } from '../provider/index.ts'
import {
  AdminFrame,
  AdminHeader,
  adminLinks,
  AdminSidebar,
  AppFrame,
  Footer,
  legalLinks,
  MobileMenu,
  shellLinks,
  TopNav,
  type AdminSection,
  type NavSection,
} from '../shell/index.ts'
import { viewers, type ViewerName } from './marketplace.ts'

/** Receives the address of each navigation. */
export const navigate = fn<(path: string) => void>()
/** Called when a screen starts the sign-in. */
export const signIn = fn<() => void>()
/** Called when the viewer signs out. */
export const signOut = fn<() => void>()

/** Resets the spies before a story. */
export const resetSpies = () => {
  for (const spy of [navigate, signIn, signOut]) spy.mockReset()
}

type Theme = 'light' | 'dark'

const readTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')
const watchTheme = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const useTheme = () => {
  const theme = useSyncExternalStore<Theme>(watchTheme, readTheme, () => 'light')
  const setTheme = (next: Theme) => {
    document.documentElement.dataset['theme'] = next
  }
  return { theme, onThemeChange: setTheme }
}

interface Notices {
  notify: (kind: NoticeItem['kind'], text: string) => void
  clear: () => void
}
const NoticesContext = createContext<Notices>({ notify: () => {}, clear: () => {} })
/** Returns functions that show and close notices above the page. */
export const useNotices = () => useContext(NoticesContext)

const useNoticeList = () => {
  const [notices, setNotices] = useState<NoticeItem[]>([])
  const actions = useMemo<Notices>(
    () => ({
      notify: (kind, text) =>
        setNotices((now) => [...now.filter((one) => one.text !== text), { id: text, kind, text }]),
      clear: () => setNotices([]),
    }),
    [],
  )
  const close = (id: NoticeItem['id']) => setNotices((now) => now.filter((one) => one.id !== id))
  return { notices, actions, close }
}

const footer = <Footer homeHref={paths.home} contactHref={paths.contact} legal={legalLinks} year={2026} />

interface AppLayoutProps {
  viewerName: ViewerName
  current: NavSection | undefined
  isSessionLoading: boolean
  children: ReactNode
}

function AppLayout({ viewerName, current, isSessionLoading, children }: AppLayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { notices, actions, close } = useNoticeList()
  const viewer = viewers[viewerName]
  const shared = {
    viewer,
    current,
    trades: demoTrades,
    links: shellLinks(viewer),
    ...useTheme(),
    onSignIn: signIn,
  }
  return (
    <NoticesContext value={actions}>
      <AppFrame
        nav={
          <TopNav
            {...shared}
            isSessionLoading={isSessionLoading}
            isMenuOpen={isMenuOpen}
            onOpenMenu={() => setMenuOpen(true)}
          />
        }
        notices={<NoticeRegion notices={notices} onClose={close} />}
        footer={footer}
      >
        {children}
        <MobileMenu {...shared} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} onSignOut={signOut} />
      </AppFrame>
    </NoticesContext>
  )
}

const isViewerName = (name: unknown): name is ViewerName => typeof name === 'string' && name in viewers

/** Decorates a story with the top bar, menu, notices and footer, for its `viewerName`. */
export const withAppFrame =
  (current?: NavSection): Decorator =>
  (Story, { args }) => (
    <PlomadaProvider navigate={navigate}>
      <AppLayout
        viewerName={isViewerName(args['viewerName']) ? args['viewerName'] : 'visitor'}
        current={current}
        isSessionLoading={args['isSessionLoading'] === true}
      >
        <Story />
      </AppLayout>
    </PlomadaProvider>
  )

interface AdminLayoutProps {
  current: AdminSection
  title: string
  children: ReactNode
}

function AdminLayout({ current, title, children }: AdminLayoutProps) {
  const { notices, actions, close } = useNoticeList()
  const { theme, onThemeChange } = useTheme()
  return (
    <NoticesContext value={actions}>
      <AdminFrame
        menu={<AdminSidebar current={current} links={adminLinks} onSignOut={signOut} />}
        header={
          <AdminHeader
            person={viewers.admin}
            title={title}
            tools={<ThemeToggle theme={theme} onChange={onThemeChange} />}
          />
        }
        notices={<NoticeRegion notices={notices} onClose={close} />}
        footer={footer}
      >
        {children}
      </AdminFrame>
    </NoticesContext>
  )
}

/** Decorates a story with the sidebar and header of the admin area. */
export const withAdminFrame =
  (current: AdminSection, title: string): Decorator =>
  (Story) => (
    <PlomadaProvider navigate={navigate}>
      <AdminLayout current={current} title={title}>
        <Story />
      </AdminLayout>
    </PlomadaProvider>
  )

/** Decorates a screen without top bar and footer, so that its links call `navigate`. */
export const withoutFrame: Decorator = (Story) => (
  <PlomadaProvider navigate={navigate}>
    <Story />
  </PlomadaProvider>
)

/** Globals of a story in phone width. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }
/** Globals of a story in tablet width. */
export const onTablet = { viewport: { value: 'tablet', isRotated: false } }
