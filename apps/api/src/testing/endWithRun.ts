const end = () => process.kill(process.pid, 'SIGKILL')

// A worker process whose run was aborted would otherwise go on until it next reports a result.
if (!process.listeners('disconnect').some(({ name }) => name === end.name)) process.once('disconnect', end)
