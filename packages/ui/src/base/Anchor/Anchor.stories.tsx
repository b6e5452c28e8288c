import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlomadaProvider } from '../../marketplace/index.ts'
import type { LinkComponentProps } from '../../provider/index.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Pager } from '../Pager/Pager.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Anchor } from './Anchor.tsx'

const guide: Guide = {
  whenToUse:
    'Inside the library, for every `<a>`. It is not exported: Link, ButtonLink, Pager, menus and cards use it.',
  alternatives: {
    Link: 'for text links in an application',
    ButtonLink: 'for a link that looks like a button',
  },
  anatomy: ["The router's link component, or an `<a>`"],
  do: ['Give every link a real `href`, so that it can be opened in a new tab.'],
  dont: ['Do not nest a button in a link.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Follows the link' },
}

const Links = () => (
  <Inline>
    <Link href="/servicios">Ver servicios</Link>
    <ButtonLink href="/perfiles">Ver Perfiles</ButtonLink>
    <Pager page={1} pages={3} hrefFor={(page) => `/servicios?page=${page}`} />
    <Link href="/ayuda" isNewTab>
      Ayuda
    </Link>
    <Link href="https://example.com/">Otra casa</Link>
  </Inline>
)

const navigate = fn()
const follow = fn()

const meta = {
  title: 'Components/Navigation/Anchor',
  component: Anchor,
  tags: ['interactive'],
  parameters: { guide },
  args: { href: '/servicios', children: 'Ver servicios' },
  render: () => <Links />,
  beforeEach: () => {
    navigate.mockReset()
    follow.mockReset()
  },
} satisfies Meta<typeof Anchor>

export default meta
type Story = StoryObj<typeof meta>

type Click = Partial<Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>>

/** Clicks that browsers do not open in the same tab. */
const modifiedClicks: Click[] = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
]
const internal = ['Ver servicios', 'Ver Perfiles', 'Página 2', 'Página siguiente']
const external = ['Ayuda (se abre en otra pestaña)', 'Otra casa']

/** Clicks a link, prevents navigation, and returns whether the browser would have followed it. */
const isFollowedByBrowser = (link: HTMLElement, click: Click = {}) => {
  let isFollowed = false
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  const type = click.button === 1 ? 'auxclick' : 'click'
  window.addEventListener(type, onClick, { once: true })
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...click }))
  window.removeEventListener(type, onClick)
  return isFollowed
}

/** Without a router, the browser follows every link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of [...internal, ...external])
      for (const click of [{}, ...modifiedClicks])
        await expect(isFollowedByBrowser(canvas.getByRole('link', { name }), click)).toBe(true)
  },
}

/** `navigate` handles plain clicks; the browser handles every other click. */
export const WithNavigate: Story = {
  render: () => (
    <PlomadaProvider navigate={navigate}>
      <Links />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of internal) {
      const link = canvas.getByRole('link', { name })
      for (const click of modifiedClicks) await expect(isFollowedByBrowser(link, click)).toBe(true)
      await expect(navigate).not.toHaveBeenCalled()
      await expect(isFollowedByBrowser(link)).toBe(false)
      await expect(navigate.mock.calls).toEqual([[link.getAttribute('href')]])
      navigate.mockReset()
    }
    for (const name of external)
      await expect(isFollowedByBrowser(canvas.getByRole('link', { name }))).toBe(true)
    await expect(navigate).not.toHaveBeenCalled()
    canvas.getByRole('link', { name: 'Ver servicios' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate.mock.calls).toEqual([['/servicios']])
  },
}

/** Handles plain clicks, like the links of React Router and Next.js. */
const RouterLink = ({ href, children, onClick, ...rest }: LinkComponentProps) => (
  <a
    href={href}
    {...rest}
    onClick={(event) => {
      onClick?.(event)
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (event.defaultPrevented || !isPlain || rest.target === '_blank') return
      event.preventDefault()
      follow(href)
    }}
  >
    {children}
  </a>
)

/** With a link component, the library leaves all clicks to the router. */
export const WithLinkComponent: Story = {
  render: () => (
    <PlomadaProvider linkComponent={RouterLink} navigate={navigate}>
      <Links />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of internal) {
      const link = canvas.getByRole('link', { name })
      for (const click of modifiedClicks) await expect(isFollowedByBrowser(link, click)).toBe(true)
      await expect(follow).not.toHaveBeenCalled()
      await expect(isFollowedByBrowser(link)).toBe(false)
      await expect(follow.mock.calls).toEqual([[link.getAttribute('href')]])
      follow.mockReset()
    }
    for (const name of external)
      await expect(isFollowedByBrowser(canvas.getByRole('link', { name }))).toBe(true)
    await expect(follow).not.toHaveBeenCalled()
    await expect(navigate).not.toHaveBeenCalled()
  },
}
