import { memberRoles } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { CreateOfferScreen } from './CreateOfferScreen.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { respond, type DataState } from '../fixtures/screenData.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAppFrame, onPhone, onTablet, signIn } from '../fixtures/screenDecorators.tsx'

const CreateOffer = ({
  viewerName,
  dataState = 'loaded',
}: {
  viewerName: ViewerName
  dataState?: DataState
}) => (
  <RequireViewer viewerName={viewerName} roles={memberRoles}>
    {() => (
      <CreateOfferScreen
        trades={dataState === 'loading' ? undefined : demoTrades}
        hasFailed={false}
        onRetry={() => {}}
        onSubmit={async () => {
          await respond(dataState)
          return { id: 401 }
        }}
      />
    )}
  </RequireViewer>
)

const meta = {
  title: 'Screens/CreateOffer',
  component: CreateOffer,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('createOffer')],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof CreateOffer>

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
  name: 'A client publishes an offer, and the form is reset (S-002, S-047, S-125..S-129, S-398)',
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
  name: 'Shows the error and keeps the entered data (S-379, S-438)',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await fill(canvasElement)
    await expect(await page.findByText('Relleno correctamente los formularios')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Título/ })).toHaveValue('Cambiar la grifería')
  },
}

export const ByKeyboard: Story = {
  name: 'Selects a city by typing its first letters (S-359, S-361)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const city = await form.findByRole('combobox', { name: /Ciudad/ })
    await expect(city).toHaveValue('Almirante Brown')
    await userEvent.click(city)
    await userEvent.keyboard('qui')
    await screen.findByRole('option', { name: 'Quilmes' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(city).toHaveValue('Quilmes'))
  },
}

export const Professional: Story = { args: { viewerName: 'professional' } }

export const Admin: Story = {
  name: 'Forbidden for an admin (S-071)',
  args: { viewerName: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Crear Servicio' })).toBeNull()
  },
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
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
