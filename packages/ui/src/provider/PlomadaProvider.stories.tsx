import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../base/Button/Button.tsx'
import { Link } from '../base/Link/Link.tsx'
import { Logo } from '../base/Logo/Logo.tsx'
import { Panel } from '../base/Panel/Panel.tsx'
import { Stack } from '../base/Stack/Stack.tsx'
import { Text } from '../base/Text/Text.tsx'
import type { Guide } from '../testing/guide.ts'
import { type LinkComponentProps, PlomadaProvider } from './index.ts'

const guide: Guide = {
  use: 'Once around the product: joins the library to its router, its wording and its brand.',
  instead: { Words: 'for a single sentence: it asks the nearest provider' },
  anatomy: ['Draws nothing of its own'],
  do: [
    "Hand over `navigate`, or the router's own link component.",
    'Keep tables and functions outside the component that renders it.',
  ],
  dont: ['Do not nest two, unless a part of the page has a brand of its own.'],
  keys: {},
}

const navigate = fn()

const meta = {
  title: 'Start/PlomadaProvider',
  component: PlomadaProvider,
  parameters: { guide },
  args: {
    navigate,
    children: (
      <Panel isClipped>
        <Stack align="start">
          <Logo />
          <Text>Pagina de Servicios</Text>
          <Link href="/servicios">Ver servicios</Link>
          <Button>Postular</Button>
        </Stack>
      </Panel>
    ),
  },
  beforeEach: () => void navigate.mockReset(),
} satisfies Meta<typeof PlomadaProvider>

export default meta
type Story = StoryObj<typeof meta>

/** A link inside goes through the product's router, by mouse and by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ver servicios' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/servicios')
    await userEvent.click(canvas.getByRole('link', { name: 'Ver servicios' }))
    await expect(navigate).toHaveBeenCalledTimes(2)
  },
}

/** Addresses as the router writes them. */
export const UnderAPath: Story = {
  args: { useHref: (path) => `/plomada${path}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute(
      'href',
      '/plomada/servicios',
    )
  },
}

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a href={href} data-router="true" {...rest}>
    {children}
  </a>
)

/** Every link of the library is drawn by the router's own. */
export const WithLinkComponent: Story = {
  args: { linkComponent: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('data-router', 'true')
  },
}

/** The product words a sentence at one place. */
export const Corrected: Story = {
  args: { corrections: { 'Pagina de Servicios': 'Página de servicios', Postular: 'Postularse' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página de servicios')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Postularse' })).toBeVisible()
  },
}

/** Another name, and another mark beside it. */
export const AnotherBrand: Story = {
  args: {
    brand: {
      name: 'Nivel',
      mark: (
        <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
          <path d="M2 16h20v5H2z" fill="currentColor" />
        </svg>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nivel')).toBeVisible()
    await expect(canvas.queryByText('Plomada')).not.toBeInTheDocument()
  },
}
