import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react'
import { PlomadaProvider } from '../../packages/ui/src/marketplace/index.ts'
import { applyGlobals, getTheme, type Globals } from '../toolbar/applyGlobals.ts'
import { initialGlobals } from '../toolbar/globals.ts'
import { docsTheme } from './theme.ts'

type Channel = DocsContainerProps['context']['channel']

const GLOBALS = ['setGlobals', 'globalsUpdated'] as const
const isEvent = (event: unknown): event is { globals: Globals } =>
  typeof event === 'object' && event !== null && 'globals' in event

/** Returns the values of the toolbar, also on a page without stories. */
const useGlobals = (channel: Channel): Globals => {
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

/** Wraps every documentation page in the provider and applies the values of the toolbar. */
export const DocsProvider = ({ children, context }: PropsWithChildren<DocsContainerProps>) => {
  const globals = useGlobals(context.channel)
  const deviceTheme = useDeviceTheme()
  // The pages are in English; their stories set their own language.
  applyGlobals(globals, 'en')
  return (
    <DocsContainer context={context} theme={docsTheme[getTheme(globals) ?? deviceTheme]}>
      <PlomadaProvider>{children}</PlomadaProvider>
    </DocsContainer>
  )
}
