// Runs before the first paint and before any code of the shop has arrived. A file of its own because the security
// policy allows no inline script, and one for both tasks because each file costs a request.
(function () {
  var texts = {
    pl: {
      sentence: 'Nie udało się wczytać sklepu. Sprawdź połączenie i spróbuj ponownie.',
      retry: 'Spróbuj ponownie',
    },
    en: {
      sentence: 'The shop could not be loaded. Check your connection and try again.',
      retry: 'Retry',
    },
  };

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be switched off; the defaults then hold.
      return null;
    }
  }

  var chosen = read('color-scheme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The page itself comes in Polish; who reads English would hear the sentence in a Polish voice.
  var language = read('language') === 'en' ? 'en' : 'pl';
  document.documentElement.lang = language;

  function tell() {
    // Gone as soon as the shop draws itself, which then says by itself what does not arrive.
    var boot = document.getElementById('boot');
    if (!boot || boot.querySelector('.boot-problem')) return;
    var problem = document.createElement('p');
    problem.className = 'boot-problem';
    problem.textContent = texts[language].sentence;
    var retry = document.createElement('button');
    retry.className = 'boot-retry';
    retry.type = 'button';
    retry.textContent = texts[language].retry;
    retry.addEventListener('click', function () {
      location.reload();
    });
    boot.querySelector('.boot-bar').remove();
    boot.removeAttribute('aria-label');
    boot.setAttribute('role', 'alert');
    boot.append(problem, retry);
  }

  // Failures to load do not bubble. A module whose code stops before it has drawn anything arrives here as well.
  addEventListener(
    'error',
    function (event) {
      var own = event.target instanceof HTMLScriptElement || event.filename?.startsWith(location.origin);
      if (!own) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
})();
