import type { Messages } from './messages.ts'

/** Messages in Brazilian Portuguese. */
export const ptBR: Messages = {
  loading: 'Carregando…',
  error: 'Erro:',
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  pending: 'processando…',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  newTab: '(abre em outra aba)',
  skipToContent: 'Ir para o conteúdo',

  'breadcrumbs.label': 'Trilha de navegação',

  'avatars.more': { one: 'e mais 1', other: 'e mais {count}' },

  'calendar.next': 'Próximo mês',
  'calendar.open': 'Abrir o calendário',
  'calendar.previous': 'Mês anterior',

  'carousel.role': 'carrossel',
  'carousel.pause': 'Pausar o carrossel',
  'carousel.play': 'Retomar o carrossel',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Próximo',

  'combobox.empty': 'Nenhum resultado',
  'combobox.open': 'Ver opções',

  'composer.attach': 'Anexar uma foto',
  'composer.left': { one: 'Resta 1 caractere', other: 'Restam {count} caracteres' },
  'composer.over': { one: '1 caractere a mais', other: '{count} caracteres a mais' },
  'composer.remove': 'Remover {name}',
  'composer.send': 'Enviar',

  'conversations.unread': { one: '1 mensagem não lida', other: '{count} mensagens não lidas' },

  'copy.copied': 'Copiado',
  'copy.failed': 'Não foi possível copiar',
  'copy.label': 'Copiar',

  'date.invalid': 'Digite uma data como {example}',
  'date.max': 'A última data possível é {day}',
  'date.min': 'A primeira data possível é {day}',
  'date.unavailable': 'Essa data não está disponível',

  'drop.cancel': 'Cancelar o envio de {name}',
  'drop.choose': 'Escolher arquivos',
  'drop.done': 'Enviado',
  'drop.failed': 'Não enviado',
  'drop.hint': 'solte-os aqui ou cole',
  'drop.remove': 'Remover {name}',
  'drop.retry': 'Enviar {name} de novo',
  'drop.tooMany': { one: 'Só é aceito um arquivo', other: 'São aceitos até {count} arquivos' },
  'drop.waiting': 'Na fila',

  'file.choose': 'Escolher foto',
  'file.drop': 'ou solte aqui',
  'file.remove': 'Remover foto',
  'file.wrongType': 'O arquivo precisa ser {types}.',
  'file.image': 'uma imagem',
  'file.tooLarge': 'O arquivo tem {size} MB. O máximo é {maximum} MB.',
  'file.empty': 'O arquivo está vazio.',
  'file.notImage': 'O arquivo não é uma foto, embora o nome diga que sim.',
  'file.heic': 'Este navegador não consegue ler fotos HEIC. Salve como JPEG e escolha de novo.',
  'file.preparing': 'Preparando a foto…',

  'filter.title': 'Filtros',
  'filter.titleWithCount': 'Filtros ({count})',
  'filter.clear': 'Limpar',
  'filter.results': { one: '1 resultado', other: '{count} resultados' },
  'filter.show': { one: 'Ver 1 resultado', other: 'Ver {count} resultados' },
  'filter.showAny': 'Ver resultados',
  'filter.remove': 'Remover {label}: {value}',
  'filter.active': 'Filtros em uso',
  'filter.invalid': 'O link pede uma opção que não existe. Escolha outra',
  'filter.reversed': 'O intervalo termina antes de começar',
  'filter.yes': 'sim',

  'form.missing': { one: 'Falta:', other: 'Faltam:' },
  'form.wrong': 'Revise:',
  'form.invalid': 'Revise os campos marcados',
  'form.none': 'Não informado',
  'form.uploading': 'Enviando a foto',
  'form.cancelUpload': 'Cancelar o envio',
  'form.uploadCanceled': 'O envio da foto foi cancelado. O texto digitado continua aqui.',

  'list.failed': 'Não foi possível carregar a lista.',
  'list.results': 'Resultados',

  'message.discard': 'Descartar',
  'message.failed': 'Não enviada',
  'message.read': 'Lida',
  'message.sending': 'Enviando',
  'message.sent': 'Enviada',
  'message.waiting': 'Será enviada quando a conexão voltar',

  'messages.earlier': 'Mensagens anteriores',
  'messages.new': { one: '1 mensagem nova', other: '{count} mensagens novas' },
  'messages.own': 'Mensagem própria',

  'nav.account': 'Minha conta',
  'nav.home': '{brand}, início',
  'nav.legal': 'Legal',
  'nav.main': 'Principal',
  'nav.menu': 'Menu',
  'nav.openMenu': 'Abrir menu',
  'nav.site': 'Site',
  'nav.social': 'Redes sociais',

  'notice.close': 'Fechar aviso',
  'notice.region': 'Avisos',

  'number.decimals': 'Digite sem decimais: {first} ou {second}',
  'number.decrease': 'Diminuir',
  'number.increase': 'Aumentar',
  'number.long': { one: 'Digite no máximo 1 algarismo', other: 'Digite no máximo {count} algarismos' },
  'number.max': 'O maior número possível é {number}',
  'number.min': 'O menor número possível é {number}',
  'number.precision': {
    one: 'Digite com no máximo 1 casa decimal: {first} ou {second}',
    other: 'Digite com no máximo {count} casas decimais: {first} ou {second}',
  },
  'number.unclear': '{first} ou {second}? Digite qual dos dois é',
  'number.unreadable': 'Digite só o número, como {example}',

  'pager.label': 'Paginação',
  'pager.page': 'Página {page}',
  'pager.pageLabel': 'Página',
  'pager.pageOf': '{page} de {pages}',
  'pager.previous': 'Página anterior',
  'pager.next': 'Próxima página',

  'password.show': 'Mostrar a senha',
  'password.hide': 'Ocultar a senha',
  'password.shown': 'A senha está visível',
  'password.hidden': 'A senha está oculta',

  'photo.none': 'Sem foto',
  'search.cut': {
    one: 'Buscamos com 1 letra no máximo: o resto não conta',
    other: 'Buscamos com as primeiras {count} letras: o resto não conta',
  },
  'search.hint': { one: 'A partir de 1 letra', other: 'A partir de {count} letras' },
  'select.choose': 'Escolher',

  'share.label': 'Compartilhar',
  'share.copied': 'Link copiado',
  'share.failed': 'Não foi possível copiar. O link é {address}',

  'stars.score': '{count} de 5 estrelas',
  'stars.count': { one: '1 estrela', other: '{count} estrelas' },
  'stars.ofFive': '{count} de 5',

  'stepper.step': 'Etapa {step} de {steps}',
  'stepper.done': 'Concluída',

  'table.select': 'Selecionar {name}',
  'table.selectAll': 'Selecionar todas as linhas',

  'range.start': 'De',
  'range.end': 'Até',
  'range.first': 'Escolha o primeiro dia',
  'range.last': 'Escolha o último dia',
  'range.inside': 'no período',
  'tags.added': 'Você adicionou {label}, {count} no total',
  'tags.removed': 'Você removeu {label}, {count} no total',
  'tags.selected': 'Você escolheu {labels}',
  'tags.remove': 'Remover {label}',
  'tags.hint': 'A tecla Delete remove a etiqueta',
  'tags.none': 'Nenhuma',

  'theme.dark': 'Tema escuro',
  'theme.label': 'Tema',
  'theme.light': 'Tema claro',
  'theme.system': 'Como o sistema',

  'timeline.current': 'Em andamento',
  'timeline.done': 'Concluído',
  'timeline.failed': 'Com problemas',
  'timeline.upcoming': 'Pendente',

  'toast.region': 'Avisos breves',

  'window.closing': {
    one: 'Esta janela fecha em 1 segundo',
    other: 'Esta janela fecha em {count} segundos',
  },
  'window.keepOpen': 'Manter aberta',
  'window.keptOpen': 'A janela continua aberta',
  'window.close': 'Fechar a janela',
}
