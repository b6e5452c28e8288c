import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type LinkComponentProps, PlomadaProvider } from '../../provider/index.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Pager } from '../Pager/Pager.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Anchor } from './Anchor.tsx'

const guide: Guide = {
  use: 'Inside the library, wherever an `<a>` is drawn. It is not exported: people see Link, ButtonLink, Pager, menus and cards.',
  instead: { Link: 'for words in a product of yours', ButtonLink: 'for a link that looks like a button' },
  anatomy: ["The router's own link, or a plain `<a>`"],
  do: ['Give every link a real `href`, so that it opens in a new tab too.'],
  dont: ['Do not put a button in a link.'],
  keys: { Tab: 'To the link', Enter: 'Follows it' },
}

/** Three links of the library, as any page has them. */
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
  title: 'Base/Navigation/Anchor',
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

type Press = Partial<Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>>

/** Presses that ask the browser for something else than this window. */
const others: Press[] = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
]
const inside = ['Ver servicios', 'Ver Perfiles', 'Página 2', 'Página siguiente']
const outside = ['Ayuda (se abre en otra pestaña)', 'Otra casa']

/** Presses a link, keeps the browser from going anywhere, and says whether it would have gone by itself. */
const isLeftToBrowser = (link: HTMLElement, press: Press = {}) => {
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  const type = press.button === 1 ? 'auxclick' : 'click'
  window.addEventListener(type, look, { once: true })
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...press }))
  window.removeEventListener(type, look)
  return isLeft
}

/** Without a router they are plain links: the browser follows all of them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of [...inside, ...outside])
      for (const press of [{}, ...others])
        await expect(isLeftToBrowser(canvas.getByRole('link', { name }), press)).toBe(true)
  },
}

/** With `navigate`, a plain press stays in the page; every other one is the browser's. */
export const WithNavigate: Story = {
  render: () => (
    <PlomadaProvider navigate={navigate}>
      <Links />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of inside) {
      const link = canvas.getByRole('link', { name })
      for (const press of others) await expect(isLeftToBrowser(link, press)).toBe(true)
      await expect(navigate).not.toHaveBeenCalled()
      await expect(isLeftToBrowser(link)).toBe(false)
      await expect(navigate.mock.calls).toEqual([[link.getAttribute('href')]])
      navigate.mockReset()
    }
    for (const name of outside) await expect(isLeftToBrowser(canvas.getByRole('link', { name }))).toBe(true)
    await expect(navigate).not.toHaveBeenCalled()
    canvas.getByRole('link', { name: 'Ver servicios' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate.mock.calls).toEqual([['/servicios']])
  },
}

/** As react-router and Next do it: takes the plain press for itself. */
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

/** With a link component, the library decides nothing: what the router takes and leaves is the router's to say. */
export const WithLinkComponent: Story = {
  render: () => (
    <PlomadaProvider linkComponent={RouterLink} navigate={navigate}>
      <Links />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of inside) {
      const link = canvas.getByRole('link', { name })
      for (const press of others) await expect(isLeftToBrowser(link, press)).toBe(true)
      await expect(follow).not.toHaveBeenCalled()
      await expect(isLeftToBrowser(link)).toBe(false)
      await expect(follow.mock.calls).toEqual([[link.getAttribute('href')]])
      follow.mockReset()
    }
    for (const name of outside) await expect(isLeftToBrowser(canvas.getByRole('link', { name }))).toBe(true)
    await expect(follow).not.toHaveBeenCalled()
    await expect(navigate).not.toHaveBeenCalled()
  },
}
