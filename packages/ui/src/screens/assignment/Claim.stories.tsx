import type { Assignment } from '@plomada/domain'
import { assignments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { AssignmentAct } from '../../assignment/index.ts'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { onPhone, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { ClaimScreen } from './ClaimScreen.tsx'

const now = new Date('2026-11-20T15:00:00Z')
const act = fn<(input: AssignmentAct) => Promise<void>>()

interface FileProps {
  viewerName: ViewerName
  /** Undefined while it loads. */
  assignment: Assignment | undefined
}

const File = ({ viewerName, assignment }: FileProps) => {
  const role = viewerName === 'admin' ? 'admin' : viewerName === 'professional' ? 'worker' : 'client'
  return (
    <RequireViewer viewerName={viewerName}>
      {() => <ClaimScreen assignment={assignment && { ...assignment, role }} onAct={act} now={now} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Claim',
  component: File,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: () => {
    resetSpies()
    act.mockReset().mockResolvedValue(undefined)
  },
  args: { viewerName: 'professional', assignment: assignments.disputed },
} satisfies Meta<typeof File>

export default meta
type Story = StoryObj<typeof meta>

export const Answer: Story = {
  name: 'The other party reads the claim and answers (P-186)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: /^Reclamo por «Pintar living/ })).toBeVisible()
    await expect(page.getByText('Pide que se devuelvan $ 20.000 al cliente')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Responder el reclamo' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Tu versión/ }), 'El pasillo tenía humedad.')
    await userEvent.click(dialog.getByRole('button', { name: 'Responder el reclamo' }))
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({
        event: 'answer',
        from: 'disputed',
        text: 'El pasillo tenía humedad.',
        photos: [],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Proposed: Story = {
  name: 'The client accepts a proposal (P-186)',
  args: { viewerName: 'client', assignment: assignments.settlementProposed },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aceptar el arreglo' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Bruno propone devolver $ 10.000')
  },
}

export const Decision: Story = {
  name: 'An admin decides with a reason (P-186)',
  args: { viewerName: 'admin', assignment: assignments.settlementProposed },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decidir el reclamo' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Cuánto se devuelve/ }), '15000')
    await userEvent.type(dialog.getByRole('textbox', { name: /Por qué/ }), 'Falta cubrir el pasillo.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decidir el reclamo' }))
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({
        event: 'decide',
        from: 'disputed',
        amount: 15_000,
        text: 'Falta cubrir el pasillo.',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Decided: Story = { args: { assignment: assignments.decided } }
export const None: Story = {
  name: 'A job without a claim (P-186)',
  args: { assignment: assignments.done },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Este trabajo no tiene reclamos' }),
    ).toBeVisible()
  },
}
export const Loading: Story = { args: { assignment: undefined } }
export const Phone: Story = { globals: onPhone, args: { assignment: assignments.settlementProposed } }
