import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import * as drawings from './drawings.ts'
import { EmptyState } from './EmptyState.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a list, page or search without content: explains why and offers next steps.',
  alternatives: { Notice: 'to report an event', Cards: 'for a list, which renders it' },
  anatomy: [
    'Drawing',
    'Heading with the message of the specification',
    'One line of help',
    'One or two actions',
  ],
  do: ['Pass the text of the specification as title.', 'Put the most useful next step first.'],
  dont: ['Do not blame the user.', 'Do not use it while content is loading.'],
  keyboard: { Tab: 'Moves focus to the actions' },
}

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    title: 'Sin resultados',
    children: 'Con menos filtros aparecen más servicios.',
    actions: <Button variant="secondary">Limpiar filtros</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  },
}

export const NothingCreated: Story = {
  args: {
    drawing: drawings.toolbox,
    title: 'Ups! Aún no tienes servicios creados',
    children: undefined,
    actions: (
      <>
        <ButtonLink variant="accent" href="/crear">
          Crear Servicios
        </ButtonLink>
        <ButtonLink variant="secondary" href="/">
          Home
        </ButtonLink>
      </>
    ),
  },
}

export const NothingReceived: Story = {
  args: { drawing: drawings.tray, title: 'Aún no tienes trabajos', children: undefined, actions: undefined },
}

export const NothingPaid: Story = {
  args: { drawing: drawings.wallet, title: 'Sin pagos', children: undefined, actions: undefined },
}

export const Failed: Story = {
  args: {
    drawing: drawings.plumbBob,
    title: 'Unexpected Application Error!',
    children: 'No pudimos mostrar la página.',
    actions: <Button variant="secondary">Reintentar</Button>,
  },
}

export const TitleOnly: Story = {
  args: { title: 'ups! no hay oficios', children: undefined, actions: undefined },
}

/** Only the actions are tab stops. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpiar filtros' })).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    title: 'Todavía no hay profesionales con esos oficios en la ciudad elegida',
    children: 'Probá con otra ciudad o con menos días, o publicá un servicio.',
  },
  globals: { viewport: { value: 'phone' } },
}
