import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CreateOfferScreen } from './FormScreens.tsx'
import { freshScreen, inFrame, onPhone, onTablet, signIn } from './Screen.tsx'

const meta = {
  title: 'Screens/CreateOffer',
  component: CreateOfferScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('create')],
  beforeEach: freshScreen,
  args: { who: 'client' },
} satisfies Meta<typeof CreateOfferScreen>

export default meta
type Story = StoryObj<typeof meta>

const fill = async (canvas: HTMLElement) => {
  const form = within(canvas)
  await userEvent.type(await form.findByRole('textbox', { name: /Título/ }), 'Cambiar la grifería')
  await userEvent.type(form.getByRole('textbox', { name: /Descripci/ }), 'Dos canillas de cocina.')
  await userEvent.type(form.getByLabelText(/^Presupuesto/), '38000')
  await userEvent.type(form.getByRole('textbox', { name: /Direcci/ }), 'Calle 48 n.º 1120')
  const publish = form.getByRole('button', { name: 'Crear Servicio' })
  await waitFor(() => expect(publish).toBeEnabled())
  publish.focus()
  await userEvent.keyboard('{Enter}')
}

export const Client: Story = {
  name: 'A client fills the form in and publishes; the form starts anew (S-002, S-047, S-125..S-129, S-398)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Crea tu servicio' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(await page.findByRole('button', { name: 'Crear Servicio' })).toBeDisabled()
    await fill(canvasElement)
    await expect(await page.findByText('Se creó con exito el servicio')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Título/ })).toHaveValue('')
  },
}

export const Offline: Story = {
  name: 'What could not be published is said and kept (S-379, S-438)',
  args: { given: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await fill(canvasElement)
    await expect(await page.findByText('Relleno correctamente los formularios')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Título/ })).toHaveValue('Cambiar la grifería')
  },
}

export const ByKeyboard: Story = {
  name: 'The city is found by typing its first letters (S-359, S-361)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await form.findByRole('combobox', { name: /Ciudad/ })
    // Its engine, which comes with the focus, draws it anew.
    const city = () => form.getByRole('combobox', { name: /Ciudad/ })
    await expect(city()).toHaveTextContent('Almirante Brown')
    city().focus()
    await waitFor(() => expect(city()).toHaveAttribute('data-state', 'closed'))
    await userEvent.keyboard('qui')
    await waitFor(() => expect(city()).toHaveTextContent('Quilmes'))
  },
}

export const Professional: Story = { args: { who: 'professional' } }

export const Admin: Story = {
  name: 'An admin publishes nothing (S-071)',
  args: { who: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Crear Servicio' })).toBeNull()
  },
}

export const SignedOut: Story = {
  name: 'A visitor is asked to sign in (S-064)',
  args: { who: 'visitor' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(within(canvasElement).getByRole('main')).getByRole('button', { name: 'Ingresar' }),
    )
    await expect(signIn).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { given: 'loading' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
