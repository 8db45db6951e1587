/* Copies the code of the page for partners; without it the text is there to be selected. */
;(() => {
  const button = document.getElementById('copia')
  const snippet = document.getElementById('snippet')
  const result = document.getElementById('esito')
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(snippet.textContent)
      result.textContent = 'Copiato.'
    } catch {
      getSelection().selectAllChildren(snippet)
      result.textContent = 'Il testo è selezionato: copialo con Ctrl+C.'
    }
  })
})()
