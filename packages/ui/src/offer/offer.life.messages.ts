// Messages about editing, closing, renewing and repeating offers, and about their history.

export const edit = 'Editar'
export const editTitle = 'Editar publicación'
export const saveChanges = 'Guardar cambios'
export const changesSaved = 'Guardaste los cambios'
export const editHelp = (applicants: number) =>
  applicants === 0
    ? 'Mientras nadie se postule, cambiás lo que quieras.'
    : `Si cambiás el trabajo, el lugar o el presupuesto, ${
        applicants === 1 ? 'quien se postuló tiene' : `las ${applicants} personas que se postularon tienen`
      } que confirmar. Les mostramos qué cambió.`
export const notEditable = 'Esta publicación ya no está abierta'
export const backToOwn = 'Volver a tus ofertas'

export const changed = 'La publicación cambió'
export const changedHelp =
  'Hasta que confirmes, no te pueden elegir. También podés cambiar tu postulación o retirarla.'
export const changedBack = 'Los cambios volvieron atrás: está como cuando te postulaste.'
export const before = 'Antes'
export const now = 'Ahora'
export const hiddenChange = 'Cambió. La ve solo quien sea contratado.'
export const confirm = 'Confirmar mi postulación'
export const confirmOf = (title: string) => `Confirmar mi postulación a «${title}»`
export const confirming = 'procesando...'
export const confirmed = 'Confirmaste tu postulación'
export const outdated = 'a reconfirmar'

export const history = 'Historial de cambios'
export const noHistory = 'Todavía no cambió nada desde que se publicó.'
export const historyTitles = {
  edit: 'Se editó',
  close: 'Se cerró',
  expire: 'Venció',
  reopen: 'Se abrió de nuevo',
  renew: 'Se renovó por 30 días',
} as const

export const openUntil = 'Abierta hasta el'
export const expiringHelp = 'Está por vencer. Si todavía lo necesitás, renovala por 30 días más.'
export const closedOwn = 'Cerraste esta publicación: ya no recibe postulaciones.'
export const expiredOwn = 'Esta publicación venció: ya no recibe postulaciones.'
export const comeBack = (applicants: number) =>
  applicants === 1
    ? 'Si la abrís de nuevo, vuelve la postulación que tenía.'
    : `Si la abrís de nuevo, vuelven las ${applicants} postulaciones que tenía.`
export const tooLateToReopen = 'Pasaron más de 30 días: para retomarlo, publicá otra igual.'
export const closedForOthers = 'Esta publicación está cerrada: el cliente ya no recibe postulaciones.'
export const expiredForOthers = 'Esta publicación venció sin que el cliente eligiera a alguien.'
export const mayComeBack = 'Si la abre de nuevo, tu postulación vuelve sola y te avisamos.'

export const close = 'Cerrar'
export const closeTitle = (title: string) => `Cerrar «${title}»`
export const closeHelp =
  'Deja de verse y de recibir postulaciones. Les avisamos a quienes se postularon, con el motivo. La podés abrir de nuevo durante 30 días.'
export const closeOffer = 'Cerrar publicación'
export const cancel = 'Cancelar'
export const closedDone = 'Cerraste la publicación'
export const reopen = 'Abrir de nuevo'
export const reopened = 'Tu publicación está abierta de nuevo'
export const renew = 'Renovar'
export const renewOf = (title: string) => `Renovar «${title}»`
export const renewed = 'Renovaste la publicación: sigue abierta 30 días más'
export const publishSame = 'Publicar otra igual'
export const working = 'procesando...'

export const renewTitle = 'Renovar publicación'
export const renewQuestion = '¿Todavía lo necesitás?'
export const renewHelp = 'Renovala y sigue abierta 30 días más, con las postulaciones que tiene.'
export const notRenewable = 'Esta publicación ya no está abierta y pasó el plazo para renovarla.'
