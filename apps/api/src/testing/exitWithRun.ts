const end = () => process.kill(process.pid, 'SIGKILL')

// Ends worker processes of an aborted run, which would otherwise continue until they report a result.
if (!process.listeners('disconnect').some(({ name }) => name === end.name)) process.once('disconnect', end)
