import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react'
import { PlomadaProvider } from '../../packages/ui/src/provider/index.ts'
import { type Globals, setPage, themeOf } from '../toolbar/setPage.ts'
import { initialGlobals } from '../toolbar/globals.ts'
import { docsTheme } from './theme.ts'

type Channel = DocsContainerProps['context']['channel']

const GLOBALS = ['setGlobals', 'globalsUpdated'] as const
const isEvent = (event: unknown): event is { globals: Globals } =>
  typeof event === 'object' && event !== null && 'globals' in event

/** What the toolbar says, also on a page without stories. */
const useToolbar = (channel: Channel): Globals => {
  const [globals, setGlobals] = useState<Globals>(() => {
    const last = GLOBALS.map((name): unknown => channel.last(name)?.[0]).findLast(isEvent)
    return last?.globals ?? initialGlobals
  })
  useEffect(() => {
    const read = (event: unknown) => isEvent(event) && setGlobals(event.globals)
    for (const name of GLOBALS) channel.on(name, read)
    return () => GLOBALS.forEach((name) => channel.off(name, read))
  }, [channel])
  return globals
}

const useDeviceTheme = () => {
  const query = useMemo(() => window.matchMedia('(prefers-color-scheme: dark)'), [])
  const [isDark, setDark] = useState(query.matches)
  useEffect(() => {
    const read = () => setDark(query.matches)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [query])
  return isDark ? 'dark' : 'light'
}

/** Around every page: in the product's own type and colours, in the theme that the toolbar asks for. */
export const Container = ({ children, context }: PropsWithChildren<DocsContainerProps>) => {
  const globals = useToolbar(context.channel)
  const device = useDeviceTheme()
  setPage(globals)
  return (
    <DocsContainer context={context} theme={docsTheme[themeOf(globals) ?? device]}>
      <PlomadaProvider>{children}</PlomadaProvider>
    </DocsContainer>
  )
}
