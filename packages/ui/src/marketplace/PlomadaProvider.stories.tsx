import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../base/Button/Button.tsx'
import { Link } from '../base/Link/Link.tsx'
import { Logo } from '../base/Logo/Logo.tsx'
import { Panel } from '../base/Panel/Panel.tsx'
import { Stack } from '../base/Stack/Stack.tsx'
import { Text } from '../base/Text/Text.tsx'
import type { Guide } from '../testing/guide.ts'
import type { LinkComponentProps } from '../provider/index.ts'
import { Message, PlomadaProvider } from './index.ts'

const guide: Guide = {
  whenToUse: 'Once around the application, to connect the library to its router, messages and brand.',
  alternatives: { Message: 'to render one message' },
  anatomy: ['Renders no element'],
  do: [
    "Pass `navigate`, or the router's link component.",
    'Define tables and functions outside the component that renders the provider.',
  ],
  dont: ['Do not nest providers, unless part of a page has another brand.'],
  keyboard: {},
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
          <Text>
            <Message>Pagina de Servicios</Message>
          </Text>
          <Link href="/servicios">Ver servicios</Link>
          <Button>
            <Message>Postular</Message>
          </Button>
        </Stack>
      </Panel>
    ),
  },
  beforeEach: () => void navigate.mockReset(),
} satisfies Meta<typeof PlomadaProvider>

export default meta
type Story = StoryObj<typeof meta>

/** Links use the router, by mouse and by keyboard. */
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

/** `href` is built by the router. */
export const WithBasePath: Story = {
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

/** The router's component renders every link. */
export const WithLinkComponent: Story = {
  args: { linkComponent: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('data-router', 'true')
  },
}

/** Overrides two texts of the marketplace. */
export const WithOverrides: Story = {
  args: { overrides: { 'Pagina de Servicios': 'Página de servicios', Postular: 'Postularse' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página de servicios')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Postularse' })).toBeVisible()
  },
}

/** Another name and mark. */
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
