// Runs before the first paint and before any code of the application has arrived: sets the colour scheme, fetches the files of
// a logged-in person's first screen, and shows a message when code does not arrive. A separate file because the security policy allows no inline script.
(function () {
  var texts = {
    pl: {
      message: 'Nie udało się wczytać __NAME_PL__. Sprawdź połączenie i spróbuj ponownie.',
      retry: 'Spróbuj ponownie',
    },
    en: {
      message: '__NAME_EN__ could not be loaded. Check your connection and try again.',
      retry: 'Retry',
    },
  };

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be switched off; the defaults then apply.
      return null;
    }
  }

  var chosen = read('color-scheme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The page comes in Polish; a screen reader would read the English message with a Polish voice.
  var language = read('language') === 'en' ? 'en' : 'pl';
  document.documentElement.lang = language;

  // Null in development and where nobody stays logged in.
  var files = __FIRST_FILES__;
  if (files && read(files.sessionKey)) {
    files.everywhere
      .concat(files[language], location.pathname === '/' ? files.home : [])
      .forEach(function (path) {
        var link = document.createElement('link');
        var isStyle = path.endsWith('.css');
        link.rel = isStyle ? 'preload' : 'modulepreload';
        if (isStyle) link.as = 'style';
        link.crossOrigin = '';
        link.href = path;
        document.head.append(link);
      });
  }

  function showProblem() {
    // The loading screen is gone as soon as the shop renders; the shop then reports itself what does not arrive.
    var boot = document.getElementById('boot');
    if (!boot || boot.querySelector('.boot-problem')) return;
    var problem = document.createElement('p');
    problem.className = 'boot-problem';
    problem.textContent = texts[language].message;
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

  // Failures to load do not bubble. A module that throws before it has rendered anything is caught here as well.
  addEventListener(
    'error',
    function (event) {
      var own = event.target instanceof HTMLScriptElement || event.filename?.startsWith(location.origin);
      if (!own) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showProblem);
      else showProblem();
    },
    true,
  );
})();
