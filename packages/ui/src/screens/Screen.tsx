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
  type AdminPlace,
  type ShellPlace,
} from '../shell/index.ts'
import { viewers, type Who } from './market.ts'

/** Told which address a screen would go to: a story ends where another screen begins. */
export const goTo = fn<(path: string) => void>()
/** Told when somebody is sent to sign in. */
export const signIn = fn<() => void>()
/** Told when somebody signs out. */
export const signOut = fn<() => void>()

/** Forgets what an earlier story did. */
export const freshScreen = () => {
  for (const spy of [goTo, signIn, signOut]) spy.mockReset()
}

type Theme = 'light' | 'dark'

const themeNow = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')
const watchTheme = (onChange: () => void) => {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}
const useTheme = () => {
  const theme = useSyncExternalStore<Theme>(watchTheme, themeNow, () => 'light')
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
/** Says something above the page, as the product does. */
export const useNotices = () => useContext(NoticesContext)

const useNoticeList = () => {
  const [notices, setNotices] = useState<NoticeItem[]>([])
  const tools = useMemo<Notices>(
    () => ({
      notify: (kind, text) =>
        setNotices((now) => [...now.filter((one) => one.text !== text), { id: text, kind, text }]),
      clear: () => setNotices([]),
    }),
    [],
  )
  const close = (id: NoticeItem['id']) => setNotices((now) => now.filter((one) => one.id !== id))
  return { notices, tools, close }
}

const footer = <Footer homeHref={paths.home} contactHref={paths.contact} legal={legalLinks} year={2026} />

interface FrameProps {
  who: Who
  current: ShellPlace | undefined
  isResolving: boolean
  children: ReactNode
}

function Frame({ who, current, isResolving, children }: FrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { notices, tools, close } = useNoticeList()
  const viewer = viewers[who]
  const shared = {
    viewer,
    current,
    trades: demoTrades,
    links: shellLinks(viewer),
    ...useTheme(),
    onSignIn: signIn,
  }
  return (
    <NoticesContext value={tools}>
      <AppFrame
        nav={
          <TopNav
            {...shared}
            isResolving={isResolving}
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

const knownWho = (who: unknown): Who => (typeof who === 'string' && who in viewers ? (who as Who) : 'visitor') // only these names are offered

/** Puts a page into the frame of the product: top bar, menu, messages and foot, for the `who` of the story. */
export const inFrame =
  (current?: ShellPlace): Decorator =>
  (Story, { args }) => (
    <PlomadaProvider navigate={goTo}>
      <Frame who={knownWho(args['who'])} current={current} isResolving={args['isResolving'] === true}>
        <Story />
      </Frame>
    </PlomadaProvider>
  )

function Administration({
  current,
  title,
  children,
}: {
  current: AdminPlace
  title: string
  children: ReactNode
}) {
  const { notices, tools, close } = useNoticeList()
  const { theme, onThemeChange } = useTheme()
  return (
    <NoticesContext value={tools}>
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

/** Puts a page into the frame of the administration, for Elena. */
export const inAdministration =
  (current: AdminPlace, title: string): Decorator =>
  (Story) => (
    <PlomadaProvider navigate={goTo}>
      <Administration current={current} title={title}>
        <Story />
      </Administration>
    </PlomadaProvider>
  )

/** What links do in a screen without the frame. */
export const withoutFrame: Decorator = (Story) => (
  <PlomadaProvider navigate={goTo}>
    <Story />
  </PlomadaProvider>
)

/** A story in the width of a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }
/** A story in the width of a tablet. */
export const onTablet = { viewport: { value: 'tablet', isRotated: false } }
