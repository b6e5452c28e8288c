import { editOfferHref, paths } from '../../packages/domain/src/catalogues/paths.ts'
import { accept, apply, payAndRate, publish, type Journey } from './acts.ts'
import { byLabel, byRole, byText, type Person } from './person.ts'

const dialog = byRole('dialog')

/** Presses the button of an event of a job, explains it and confirms. */
async function act(person: Person, label: string, text?: string): Promise<void> {
  await person.click(byRole('button', label))
  if (text !== undefined) await person.type(byRole('textbox', /./, dialog), text)
  await person.click(byRole('button', label, dialog))
  await person.seeNo(dialog)
}

export const journeys: Journey[] = [
  {
    title: 'a job is paid, done and confirmed on its page',
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      const worker = await signIn(professional.firstName)
      await apply(worker, offer)
      const path = await accept(ana, offer, professional)
      await ana.open(path)
      await ana.see(byText('Falta el pago'))
      await check(ana, 'job-to-pay', { isWhole: true })
      await payAndRate(ana)
      await ana.see(byText('En marcha'))
      await worker.open(path)
      await check(worker, 'job-running', { isWhole: true })
      await act(worker, 'Trabajo terminado', 'Quedó nivelado.')
      await ana.see(byText('A confirmar'))
      await check(ana, 'job-done', { isWhole: true })
      await act(ana, 'Confirmar el trabajo')
      await ana.see(byText(/El trabajo está terminado y confirmado/))
      await ana.click(byRole('link', /^Recibo de/))
      await ana.see(byText('Dónde está la plata'))
      await check(ana, 'receipt', { isWhole: true })
      await worker.open(paths.agenda)
      await worker.see(byRole('heading', 'Agenda'))
      await check(worker, 'agenda', { isWhole: true })
    },
  },
  {
    title: 'a professional steps back, and the client edits the offer that is open again',
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      const worker = await signIn(professional.firstName)
      await apply(worker, offer)
      await worker.open(await accept(ana, offer, professional))
      await worker.click(byText('Más opciones'))
      await act(worker, 'Dar marcha atrás', 'Me salió un trabajo largo.')
      await worker.see(byText('Cancelado'))
      await ana.open(editOfferHref(offer))
      await ana.see(byRole('heading', 'Editar publicación'))
      await check(ana, 'edit-offer', { isWhole: true })
      await ana.type(byLabel(/^Descripción/), ' Sin apuro.')
      await ana.click(byRole('button', 'Guardar cambios'))
      await ana.reach(/service\/detail/)
    },
  },
]
