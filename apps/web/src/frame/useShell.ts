import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@plomada/domain'
import { shellLinks } from '@plomada/ui'
import { useSession } from '../session/useSession.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useTheme } from './useTheme.ts'

/** The item of the top bar that an address belongs to. */
const currentOf = (pathname: string) => {
  if (pathname === paths.home) return 'home' as const
  if (pathname.startsWith(paths.professionals)) return 'professionals' as const
  if (pathname.startsWith(paths.offers)) return 'offers' as const
  return pathname === paths.createOffer ? ('create' as const) : undefined
}

/** What the top bar and the phone's menu need, the same for both; what does not change stays the same object. */
export function useShell() {
  const { state, viewer, signIn, signOut } = useSession()
  const { trades } = useTrades()
  const [theme, onThemeChange] = useTheme()
  const { key, pathname } = useLocation()
  // Open at one address only: Back and a followed link close it.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const here = useRef(key)
  useEffect(() => void (here.current = key), [key])
  const onOpenMenu = useCallback(() => setMenuAt(here.current), [])
  const isMenuOpen = menuAt === key
  const current = currentOf(pathname)
  const shared = useMemo(
    () => ({
      viewer,
      trades: trades ?? [],
      links: shellLinks(viewer),
      theme,
      onThemeChange,
      onSignIn: () => void signIn(),
      ...(current && { current }),
    }),
    [viewer, trades, theme, onThemeChange, signIn, current],
  )
  return {
    nav: { ...shared, isResolving: state === 'loading', isMenuOpen, onOpenMenu },
    menu: {
      ...shared,
      isOpen: isMenuOpen,
      onClose: () => setMenuAt(null),
      onSignOut: () => void signOut(),
    },
  }
}
