import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { findCurrent, navigationLinks } from '@plomada/domain'
import { useSession } from '../../session/useSession.ts'
import { useTrades } from '../../trade/trade.data.ts'
import { useTheme } from './useTheme.ts'

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
  const current = findCurrent(navigationLinks(viewer), pathname)
  const shared = useMemo(
    () => ({
      viewer,
      trades: trades ?? [],
      theme,
      onThemeChange,
      onSignIn: () => void signIn(),
      onSignOut: () => void signOut(),
      ...(current && { current }),
    }),
    [viewer, trades, theme, onThemeChange, signIn, signOut, current],
  )
  return {
    nav: { ...shared, isSessionLoading: state === 'loading', isMenuOpen, onOpenMenu },
    menu: { ...shared, isOpen: isMenuOpen, onClose: () => setMenuAt(null) },
  }
}
