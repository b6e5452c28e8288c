import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { optionLabels } from '../../testing/texts/optionLabels.ts'
import { ownOffers } from '../fixtures/marketplace.ts'
import { FixtureOwnOffers } from '../fixtures/FixtureOwnOffers.tsx'
import { resetSpies, withAppFrame, onPhone, onTablet, signIn } from '../fixtures/screenDecorators.tsx'

const meta = {
  title: 'Screens/OwnOffers',
  component: FixtureOwnOffers,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof FixtureOwnOffers>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'The first offer is open, and a client selects another one by keyboard (S-054, S-194..S-197, P-159)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Tus Ofertas' })).toBeVisible()
    const [first, second] = within(page.getByRole('list', { name: 'Tus Ofertas' })).getAllByRole('button')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('table', { name: 'Postulantes' })).toBeVisible()
    second?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(await page.findByRole('heading', { name: 'Para pagar' })).toBeVisible()
  },
}

const accept = async (canvas: HTMLElement) => {
  const [button] = within(canvas).getAllByRole('button', { name: /^ACEPTAR/ })
  button?.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'ACEPTAR' }))
}

export const SecondPage: Story = {
  name: 'Opens an offer of the second page',
  args: {
    offers: ownOffers.slice(0, 1).flatMap((offer) =>
      Array.from({ length: 21 }, (_, place) => ({
        ...offer,
        id: 800 + place,
        title: `Trabajo ${place + 1}`,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('button', { name: /^Trabajo 21/ })).toBeNull()
    await userEvent.click(page.getByRole('link', { name: 'Página 2' }))
    await userEvent.click(await page.findByRole('button', { name: /^Trabajo 21/ }))
    await expect(await page.findByRole('heading', { level: 2, name: 'Trabajo 21' })).toBeVisible()
  },
}

export const AcceptAndPay: Story = {
  name: 'A client accepts an applicant, pays and gets a link to rate (S-004, S-005, S-198..S-203, S-384, S-423)',
  args: { selectedIndex: 0 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const name of ['Name', 'Profesión', 'Rating', 'Acción'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    await accept(canvasElement)
    await expect(await page.findByText('Aceptaste el trabajador')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Pagar' }))
    const window = within(await screen.findByRole('dialog', { name: 'Ventana de pago' }))
    await userEvent.click(window.getByRole('button', { name: 'Pagar con tarjeta' }))
    await expect(await page.findByRole('heading', { name: 'Proceso Culminado' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Valorar' })).toHaveAttribute(
      'href',
      '/stripe/comun/1/success/401',
    )
  },
}

export const Pending: Story = { name: 'pendiente', args: { selectedIndex: 0 } }
export const NoApplicants: Story = {
  name: 'No applicants (S-201)',
  args: { selectedIndex: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes postulantes')).toBeVisible()
  },
}
export const ToPay: Story = {
  name: 'The offer stays unpaid after the payment window is closed (S-202)',
  args: { selectedIndex: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Pagar' }))
    await screen.findByRole('dialog', { name: 'Ventana de pago' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(page.getByRole('button', { name: 'Pagar' })).toBeEnabled()
  },
}
export const Finished: Story = { name: 'terminado, not rated', args: { selectedIndex: 2 } }
export const Rated: Story = {
  name: 'terminado, rated (S-203)',
  args: { selectedIndex: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Proceso Culminado' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: 'Valorar' })).toBeNull()
  },
}

export const Filtering: Story = {
  name: 'Filters by state and name (S-195, S-339, S-345, S-470)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const own = () => within(page.getByRole('list', { name: 'Tus Ofertas' })).getAllByRole('button')
    await expect(own()).toHaveLength(5)
    const state = page.getByRole('combobox', { name: 'Estado' })
    await expect(optionLabels(state)).toEqual(['Todos', 'pendiente', 'proceso', 'terminado'])
    await userEvent.selectOptions(state, 'proceso')
    await waitFor(() => expect(own()).toHaveLength(1))
  },
}

export const NothingFound: Story = {
  name: 'No results; clearing the filters shows all offers',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'zzzz')
    await expect(await page.findByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(page.queryByText('Dale click a uno')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Limpiar filtros' }))
    await expect(await page.findByRole('list', { name: 'Tus Ofertas' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

export const None: Story = {
  name: 'No offers (S-205, S-206)',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Ups! Aún no tienes servicios creados')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Crear Servicios' })).toHaveAttribute(
      'href',
      '/create/service',
    )
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

export const Offline: Story = {
  name: 'A failed acceptance changes nothing',
  args: { dataState: 'offline', selectedIndex: 0 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await accept(canvasElement)
    await expect(
      await page.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
    await expect(page.getAllByRole('button', { name: /^ACEPTAR/ })).toHaveLength(4)
  },
}

export const PaymentUnavailable: Story = {
  name: 'Shows why a payment cannot start (S-443)',
  args: { dataState: 'offline', selectedIndex: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Pagar' }))
    await expect(await page.findByText(/El sistema de pagos no responde/)).toBeVisible()
  },
}

export const Professional: Story = {
  name: 'A professional (S-058)',
  args: { viewerName: 'professional', selectedIndex: 0 },
}
export const SignedOut: Story = {
  name: 'Sign-in prompt for a visitor (S-064)',
  args: { viewerName: 'visitor' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(within(canvasElement).getByRole('main')).getByRole('button', { name: 'Ingresar' }),
    )
    await expect(signIn).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Phone: Story = { globals: onPhone, args: { selectedIndex: 0 } }
export const PhoneUnselected: Story = {
  name: 'Nothing is open on a phone until the client selects an offer (S-204)',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Dale click a uno')).toBeVisible()
  },
}
export const PhoneToPay: Story = { globals: onPhone, args: { selectedIndex: 1 } }
export const Tablet: Story = { globals: onTablet, args: { selectedIndex: 0 } }
