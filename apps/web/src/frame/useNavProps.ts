import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@plomada/domain'
import { shellLinks } from '@plomada/ui'
import { useSession } from '../session/useSession.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useTheme } from './useTheme.ts'

const toNavItem = (pathname: string) => {
  if (pathname === paths.home) return 'home' as const
  if (pathname.startsWith(paths.professionals)) return 'professionals' as const
  if (pathname.startsWith(paths.offers)) return 'offers' as const
  return pathname === paths.createOffer ? ('create' as const) : undefined
}

/** Returns the props of the top bar and of the mobile menu. They are memoized, because the bar is a `memo` component. */
export function useNavProps() {
  const { state, viewer, signIn, signOut } = useSession()
  const { trades } = useTrades()
  const [theme, onThemeChange] = useTheme()
  const { key, pathname } = useLocation()
  // The key of the address at which the menu was opened: every navigation closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const currentKey = useRef(key)
  useEffect(() => void (currentKey.current = key), [key])
  const onOpenMenu = useCallback(() => setMenuAt(currentKey.current), [])
  const isMenuOpen = menuAt === key
  const current = toNavItem(pathname)
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
    nav: { ...shared, isSessionLoading: state === 'loading', isMenuOpen, onOpenMenu },
    menu: {
      ...shared,
      isOpen: isMenuOpen,
      onClose: () => setMenuAt(null),
      onSignOut: () => void signOut(),
    },
  }
}
