import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { createIcon } from './create-icon';

export const WeatherMoonIcon = /*#__PURE__*/ createIcon(WeatherMoonRegular);
