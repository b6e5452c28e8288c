import { memberRoles, type Offer } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { demoTrades, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { onPhone, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { EditOfferScreen } from './EditOfferScreen.tsx'

const onEdit = fn()

const EditOffer = ({
  offer,
  isStale = false,
  dataState = 'loaded',
}: {
  offer: Offer
  isStale?: boolean
  dataState?: DataState
}) => (
  <RequireViewer viewerName="client" roles={memberRoles}>
    {() => (
      <EditOfferScreen
        offer={dataState === 'loading' ? undefined : offer}
        trades={demoTrades}
        hasFailed={dataState === 'offline'}
        onRetry={() => {}}
        backHref="#own"
        onSubmit={async (content) => {
          if (isStale) throw new Problem('stale')
          onEdit(content)
          return offer
        }}
      />
    )}
  </RequireViewer>
)

const meta = {
  title: 'Screens/EditOffer',
  component: EditOffer,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('publications')],
  beforeEach: () => {
    resetSpies()
    onEdit.mockReset()
  },
  args: { offer: offers.tankPump },
} satisfies Meta<typeof EditOffer>

export default meta
type Story = StoryObj<typeof meta>

const save = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  const title = await page.findByRole('textbox', { name: /Título/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Cambiar la bomba')
  const button = page.getByRole('button', { name: 'Guardar cambios' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const Default: Story = {
  name: 'Starts with the offer, and says who has to confirm (P-190)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('textbox', { name: /Título/ })).toHaveValue(offers.tankPump.title)
    await expect(page.getByLabelText(/^Presupuesto/)).toHaveValue('48.000')
    await expect(page.getByRole('combobox', { name: /Ciudad/ })).toHaveValue('La Plata')
    await expect(page.getByText(/las 2 personas que se postularon tienen que confirmar/)).toBeVisible()
    await save(canvasElement)
    await waitFor(() =>
      expect(onEdit).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Cambiar la bomba', budget: 48_000 }),
      ),
    )
  },
}

export const Stale: Story = {
  name: 'Changed meanwhile: the typed values stay (P-190)',
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await save(canvasElement)
    await expect(await page.findByText(/cambió estos datos mientras tanto/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Título/ })).toHaveValue('Cambiar la bomba')
  },
}

export const Closed: Story = {
  name: 'Closed: it cannot be edited (P-190)',
  args: { offer: offers.closed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta publicación ya no está abierta')).toBeVisible()
  },
}

export const Loading: Story = { args: { dataState: 'loading' } }
export const Offline: Story = { args: { dataState: 'offline' } }
export const Phone: Story = { globals: onPhone }
