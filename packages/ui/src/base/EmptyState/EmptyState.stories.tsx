import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import * as drawings from './drawings.ts'
import { EmptyState } from './EmptyState.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A list, a page or a search with nothing in it: says so and what can be done.',
  instead: {
    Notice: 'when something happened, rather than when there is nothing',
    Cards: 'which draws it for a list',
  },
  anatomy: ['Drawing', "The product's sentence, as a heading", 'One line that helps', 'One action or two'],
  do: ['Pass the literal as the title.', 'Offer the next step first.'],
  dont: ['Do not blame the person.', 'Do not use it while something is still loading.'],
  keys: { Tab: 'To its actions' },
}

const meta = {
  title: 'Base/Feedback/EmptyState',
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

export const NothingMade: Story = {
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
  args: { drawing: drawings.purse, title: 'Sin pagos', children: undefined, actions: undefined },
}

export const Broken: Story = {
  args: {
    drawing: drawings.fallen,
    title: 'Unexpected Application Error!',
    children: 'La página no se pudo mostrar.',
    actions: <Button variant="secondary">Reintentar</Button>,
  },
}

export const TitleOnly: Story = {
  args: { title: 'ups! no hay oficios', children: undefined, actions: undefined },
}

/** From the keyboard the actions are what there is. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpiar filtros' })).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    title: 'Todavía no hay profesionales con esos oficios en la ciudad elegida',
    children:
      'Con otra ciudad o con menos días aparecen más profesionales, y siempre se puede publicar un servicio.',
  },
  globals: { viewport: { value: 'phone' } },
}
