import { people, professionals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { viewers } from './market.ts'
import { ProfessionalScreen } from './ProfessionalScreens.tsx'
import { freshScreen, goTo, inFrame, onPhone, onTablet, signIn } from './Screen.tsx'

/** More than a page shows. */
const older = professionals.bruno.reviews.map((review) => ({ ...review, id: review.id - 10 }))

const meta = {
  title: 'Screens/Professional',
  component: ProfessionalScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('professionals')],
  beforeEach: freshScreen,
  args: {
    who: 'client',
    professional: {
      ...professionals.bruno,
      photo: viewers.professional.photo,
      reviews: [...professionals.bruno.reviews, ...older],
    },
    reviewers: { 1: viewers.client, 5: viewers.admin, 6: people.maximiliano },
  },
} satisfies Meta<typeof ProfessionalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'A client reads a page, contacts the professional and goes back (S-050, S-137, S-139, S-141..S-143, S-147..S-152, S-392, S-427)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bruno Saldaño')
    await expect(canvasElement.querySelector(`main img[src="${viewers.professional.photo}"]`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Acerca del profesional' })).toBeVisible()
    await expect(page.getByText(professionals.bruno.description)).toBeVisible()
    await expect(page.getByText('5', { selector: '[aria-hidden]' })).toBeVisible()
    await expect(page.getAllByRole('img', { name: '5 de 5 estrellas' })[0]).toBeVisible()
    await expect(page.getByText('43 valoraciones')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Opiniones de nuestros usuarios' })).toBeVisible()
    const reviews = page.getAllByRole('article')
    await expect(reviews.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Ana',
      'Maximiliano Hipólito',
      'Elena',
    ])
    await expect(reviews[0]?.querySelector('img')).toHaveAttribute('src', viewers.client.photo)
    const contact = page.getAllByRole('button', { name: /^Contactar/ }).find((one) => one.checkVisibility())
    contact?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('status')).toHaveTextContent('Notificacion enviada correctamente')
    const back = page.getAllByRole('link', { name: 'Volver' }).find((one) => one.checkVisibility())
    await userEvent.click(back ?? canvasElement)
    await expect(goTo).toHaveBeenLastCalledWith('/professional')
  },
}

export const Offline: Story = {
  name: 'A message that does not arrive is told so (S-442)',
  args: { given: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const contact = page.getAllByRole('button', { name: /^Contactar/ }).find((one) => one.checkVisibility())
    await userEvent.click(contact ?? canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('Ups, no se pudo enviar los datos')
  },
}

export const SignedOut: Story = {
  name: 'A visitor is asked to sign in (S-010)',
  args: { who: 'visitor' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(within(canvasElement).getByRole('main')).getByRole('button', { name: 'Ingresar' }),
    )
    await expect(signIn).toHaveBeenCalledOnce()
  },
}

export const OwnPage: Story = {
  name: 'One does not contact oneself',
  args: { who: 'professional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Contactar/ })).toBeNull()
  },
}

export const Admin: Story = { args: { who: 'admin' } }
export const NobodyRatedYet: Story = {
  name: 'Nobody has rated yet and nothing is told (S-138, S-140)',
  args: { professional: professionals.carla },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
    await expect(within(canvasElement).getByText('0 valoraciones')).toBeVisible()
  },
}
export const ReviewersOnTheirWay: Story = { args: { reviewers: {} } }
export const Loading: Story = { args: { given: 'loading' } }
export const Failed: Story = {
  name: 'A page that could not be read is read again',
  args: { given: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(await page.findByRole('heading', { level: 1, name: /Bruno/ })).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'On a phone the buttons stay at the foot of the screen',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const contact = within(canvasElement)
      .getAllByRole('button', { name: /^Contactar/ })
      .find((one) => one.checkVisibility())
    await expect(contact?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneNobodyRatedYet: Story = { globals: onPhone, args: { professional: professionals.carla } }
export const Tablet: Story = { globals: onTablet }
